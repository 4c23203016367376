import type { FastifyRequest } from 'fastify';
import { OFFICE_ZONE } from '../../config/office';
import { DAY_MS, isDay, type Day } from '../../time/days';
import { zoneNamed } from '../../time/zones';

const FARTHEST_MS = 366 * DAY_MS;
const LONGEST_TOPIC = 80;

export const NO_TIME = 'Please choose a time.';

/** The visitor's choices so far, read from the address. */
export type Choice = {
  path: string;
  zone: string;
  from?: Day;
  day?: Day;
  about?: string;
  move?: string;
  at?: Date;
};

export function choiceIn({ query }: FastifyRequest, path: string): Choice {
  const { zone = '', from = '', day = '', about, at, move } = onlyTexts(query);
  const time = instantIn(at);
  return {
    path,
    zone: zoneNamed(zone) ?? OFFICE_ZONE,
    ...(isDay(from) && { from }),
    ...(isDay(day) && { day }),
    ...(about && { about: about.slice(0, LONGEST_TOPIC) }),
    ...(move && { move: '1' }),
    ...(time && { at: time }),
  };
}

/** The other choices, for a form that changes one of them. */
export function kept({ from, about, move }: Choice): Record<string, string> {
  const fields = Object.entries({ from, about, move });
  return Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1])));
}

export function addressOf(
  { path, zone, day, ...choice }: Choice,
  over: Record<string, string | undefined> = {},
): string {
  const all = Object.entries({ zone, ...kept({ path, zone, ...choice }), day, ...over });
  const given = all.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams(given).toString()}`;
}

/** `Intl` may not be able to format times more than a year away. */
export function instantIn(text = ''): Date | undefined {
  const time = Date.parse(text);
  return Math.abs(time - Date.now()) < FARTHEST_MS ? new Date(time) : undefined;
}

export const onlyTexts = (query: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(query as object).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string | undefined>;
