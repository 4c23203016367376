import { ebookFiles } from 'virtual:ebook-files';
import { ebooks } from '../../content/ebooks.mts';

/** A book's own fields, with pages, size and chapters read from the finished PDF. */
export type Book = (typeof books)[number];

export const books = ebooks.map(({ body: _, file: __, author, ...ebook }) => {
  const made = ebookFiles.find(({ id }) => id === ebook.id);
  if (!made) throw new Error(`The PDF of ${ebook.id} was not made`);
  return {
    ...made,
    ...ebook,
    author: author.name,
    format: 'PDF',
    language: 'English',
    downloadUrl: `/ebooks/${ebook.id}.pdf`,
  };
});

/** "0.3 MB", as the specification writes sizes. */
export const sizeOf = ({ bytes }: Book): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const inThousands = (count: number): string => count.toLocaleString('en-GB');
