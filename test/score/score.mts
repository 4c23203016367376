import { calendars } from './calendars.mts';
import type { Scorer } from './folder.mts';
import { reports } from './reports.mts';

/** Each expects a form of its own. */
export const scorers: Record<string, Scorer<never>> = { calendars, reports };
