/** Times for a figure, in weeks. */
import { claim, type ClaimId } from './claims';
import { isPublished } from './claims/register';
import { services } from './services';
import type { Step } from './types';

export interface Span {
  label: string;
  /** As it is printed elsewhere: "4–8 weeks". */
  text: string;
  start: number;
  least: number;
  /** Undefined if it has no end. */
  most?: number;
  isCurrent?: boolean;
}

const WEEKS_A_MONTH = 52 / 12;

/** Reads "1 week", "2–6 months", "Week 0–1", "Week 4" and "ongoing", which has no end. */
function spanOf(label: string, text: string, start: number): Span {
  const [first, last = first] = (text.match(/\d+/g) ?? []).map(Number);
  if (first === undefined || last === undefined) return { label, text, start, least: 0 };
  if (/^week/i.test(text)) {
    const from = first === last ? first - 1 : first;
    return { label, text, start: from, least: last - from, most: last - from };
  }
  const unit = /month/.test(text) ? WEEKS_A_MONTH : 1;
  return { label, text, start, least: first * unit, most: last * unit };
}

export const spanCaption = 'Full: what it takes at least. Pale: what it takes at most.';
export const spanUnit = 'Weeks to the first result';

export const timeOf = (label: string, takes: ClaimId): Span => spanOf(label, claim(takes).value, 0);

/** How long the first part of each service takes. */
export const deliveryTimes = (current?: string): Span[] =>
  services
    .filter(({ takes }) => isPublished(takes))
    .map(({ id, label, takes }) => ({
      ...timeOf(label, takes),
      isCurrent: id === current,
    }));

/** Steps in sequence: each starts at the latest end of its predecessor. */
export function stepTimes(steps: readonly Step[]): Span[] {
  let start = 0;
  return steps.flatMap(({ title, duration }) => {
    if (!duration) return [];
    const span = spanOf(title, duration, start);
    start = span.start + (span.most ?? 0);
    return [span];
  });
}
