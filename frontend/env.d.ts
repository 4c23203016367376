/// <reference types="vite/client" />

declare module 'virtual:ebook-files' {
  /** What is read from the e-books' files when they are made (scripts/ebooks). */
  export const ebookFiles: readonly {
    id: string;
    pages: number;
    bytes: number;
    chapters: readonly string[];
  }[];
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
