import { ebookFiles } from 'virtual:ebook-files';
import { ebooks, type Ebook } from '../../content/ebooks';

/** A book as its pages show it: what we say of it, and what its file says of itself. */
export type Book = (typeof ebookFiles)[number] & Ebook;

export const books: readonly Book[] = ebooks.map((ebook) => {
  const file = ebookFiles.find(({ id }) => id === ebook.id);
  if (!file) throw new Error(`frontend/content/ebooks/${ebook.id}.md is missing`);
  return { ...file, ...ebook };
});

/** "0.3 MB", as the specification writes sizes. */
export const sizeOf = ({ bytes }: Book): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const inThousands = (count: number): string => count.toLocaleString('en-GB');
