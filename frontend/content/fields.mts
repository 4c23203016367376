import { z } from 'zod';
import { authors } from './authors.mts';
import type { Day } from '../lib/dates';

/** "2026-02-24", kept as a string because a day has no time zone. */
export const day = z
  .string({ error: 'a day is missing: write it like 2026-02-24' })
  .refine((text): text is Day => isDay(text), 'is no day: write it like 2026-02-24');

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const ids = authors.map(({ id }) => id);

/** An id from content/authors.mts, replaced by the author. */
export const author = z
  .enum(ids, { error: `unknown author: one of ${ids.join(', ')}` })
  .transform((id) => authors.find((one) => one.id === id)!);

export const line = z.string().trim().min(1, 'must not be empty');

/** Title and description for search engines. The company's name is added to the title. */
export const searchResult = <Text extends z.ZodType<string>>(text: Text) =>
  z.strictObject({
    title: text,
    description: text,
    keywords: z.array(line).min(1),
  });
