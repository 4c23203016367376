/** E-books, one Markdown file each. Chapters, pages and size are read from the finished PDF. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import { author, day, line, searchResult } from './fields.mts';

const ebook = z.strictObject({
  order: z.number(),
  title: line,
  subtitle: line,
  category: line,
  author,
  date: day,
  /** Of the running text, in points: chosen so that the book has the specified number of pages. */
  type: z.strictObject({ size: z.number(), leading: z.number() }),
  /** Initial count; real downloads are added. */
  downloadCount: z.int().nonnegative(),
  description: line,
  about: z.array(line).min(1),
  search: searchResult(line),
});

export const ebooks = readCollection('ebooks', ebook)
  .toSorted((one, other) => one.order - other.order)
  .map((book) => ({ ...book, path: `/ebooks/${book.id}` }));

export const ebooksPage = {
  title: 'E-books',
  lead: 'Short books for people who pay for AI, answer for it or have to live with it. No form to fill in: the button opens the PDF.',
  figure: { title: 'How long they are', unit: 'Pages' },
  download: 'Download',
  details: 'Read more',
} as const;
