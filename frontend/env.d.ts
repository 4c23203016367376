/// <reference types="vite/client" />

declare module 'virtual:ebook-files' {
  /** What is read from the e-books' files when they are made (scripts/ebooks). */
  export const ebookFiles: readonly {
    id: string;
    title: string;
    subtitle: string;
    pages: number;
    bytes: number;
    chapters: readonly string[];
  }[];
}
