import { calendars } from './calendars.mts';
import type { Scorer } from './folder.mts';
import { answers, automatic, charsets } from './mails.mts';
import { reports } from './reports.mts';

/** Each expects a form of its own. */
export const scorers: Record<string, Scorer<never>> = {
  answers,
  automatic,
  calendars,
  charsets,
  reports,
};
