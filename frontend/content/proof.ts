import proofFile from './proof.json' with { type: 'json' };
import type { Day } from '../lib/dates';

/** Of everybody asked in the period, after completed projects. */
export interface MeasuredRatings {
  asked: number;
  given: number;
  /** How many of them gave 4 or 5. */
  satisfied: number;
  average: number;
  from: Day;
  to: Day;
}

/** Words that a client approved exactly like this. */
export interface Testimonial {
  id: string;
  wording: string;
  shownName: string;
  shownRole: string | null;
  shownCompany: string | null;
  sha256: string;
  approvedOn: Day;
  until: Day;
}

/** Written by `npm run proof` from the ratings in the portal; never by hand. */
export const proof = proofFile as {
  ratings: MeasuredRatings | null;
  testimonials: Testimonial[];
};

const { ratings } = proof;

export const satisfiedShare =
  ratings && `${Math.round((100 * ratings.satisfied) / ratings.given)}%`;

export const proofWords = {
  title: 'What clients say',
  lead: 'Everybody whose project is completed is asked; the words are theirs, unchanged.',
  scope: 'completed projects rated 4 or 5 of 5',
  source: 'ratings by our clients after completion, everybody asked',
  sample: ({ asked, given, average, from }: MeasuredRatings): string =>
    `${given} of ${asked} asked since ${from}; ${average.toFixed(1)} of 5 on average`,
};
