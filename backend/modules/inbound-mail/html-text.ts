import { convert } from 'html-to-text';

const MOST_CHARACTERS = 512 * 1024;

/** The text of a mail that has no other: quotations get their marks, pictures and addresses of links go. */
export const htmlText = (html: string): string =>
  convert(html.slice(0, MOST_CHARACTERS), {
    wordwrap: false,
    limits: { maxInputLength: MOST_CHARACTERS, maxChildNodes: 2_000, maxDepth: 60 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'hr', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
