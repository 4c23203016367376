import { convert } from 'html-to-text';

const MOST_CHARACTERS = 512 * 1024;
/** Nested tags take quadratic time. A reply is at the beginning, above the quotation. */
const MOST_TAGS = 8_000;

/** Text of an HTML-only mail: quotations are marked; images and link addresses are dropped. */
export const htmlText = (html: string): string =>
  convert(beginningOf(html), {
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

function beginningOf(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1);
    if (end < 0 || end >= MOST_CHARACTERS) return html.slice(0, MOST_CHARACTERS);
  }
  return html.slice(0, end);
}
