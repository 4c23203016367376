/** The e-books: one Markdown file a book, from which the PDF is set. Chapters, pages and size are read from
 * the finished file. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import { author, day, line, searchResult } from './fields.mts';

const ebook = z.strictObject({
  /** Lists begin with the lowest. */
  order: z.number(),
  title: line,
  subtitle: line,
  category: line,
  author,
  date: day,
  language: z.literal('en-GB'),
  /** Where the counter starts; real downloads are added to it. */
  downloadCount: z.int().nonnegative(),
  description: line,
  /** For the page of the book. */
  about: z.array(line).min(1),
  search: searchResult(line),
});

export const ebooks = readCollection('ebooks', ebook)
  .toSorted((one, other) => one.order - other.order)
  .map((book) => ({ ...book, path: `/ebooks/${book.id}` }));

export const ebooksPage = {
  title: 'E-books',
  lead: 'Short books for people who pay for AI, answer for it or have to live with it. No form to fill in: the button opens the PDF.',
  download: 'Download',
  details: 'Read more',
} as const;
