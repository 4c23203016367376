/// <reference types="vite/client" />

declare module 'virtual:ebook-files' {
  /** Facts read from the e-book files at build (scripts/ebooks). */
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
