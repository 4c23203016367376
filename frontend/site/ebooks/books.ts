import { ebookFiles } from 'virtual:ebook-files';
import { ebooks } from '../../content/ebooks.mts';
import { formatNumber } from '../../lib/locale';

/** A book with the page count, size and chapters of its PDF. */
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

/** Megabytes in the specification's format: "0.3 MB". */
export const sizeOf = ({ bytes }: Book): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const inThousands = (count: number): string => formatNumber(count);
