import { Marked, type Tokens } from 'marked';
import { convert } from 'html-to-text';
import brand from '../../../brand.json';
import { escapeHtml } from '../../mail/escape-html';
import { renderHtml, renderText, type MailContent } from '../../mail/mail-layout';

export type Written = { subject: string; preheader: string; body: string };
export type Link = { text: string; url: string; isUsable: boolean };

const usable = (href: string): boolean =>
  /^(https:\/\/[\p{L}\p{M}\p{N}_-]+\.\S+|mailto:[^\s@]+@\S+|\/(?!\/)\S*)$/u.test(href);

const MAX_MARKS = 1_000;
const MAX_NESTED = 20;
const NESTING = />|[-+*][ \t]|\d{1,9}[.)][ \t]/g;
const NESTED = new RegExp(`^(?:[ \\t]*(?:${NESTING.source})){${MAX_NESTED + 1}}`, 'm');

const MAX_UNDERLINES = 500;
const UNDERLINE = /^[ \t]*(-+|=+)[ \t]*$/gm;

export const MAX_CELLS = 2_000;
/** The line below the head of a table, also in a quote or a list. */
const DELIMITERS = /^(?=.*\|)[ \t>*+\d.):|-]+$/;
const END_OF_TABLE = /^[ \t>]*$/;

/**
 * Marked takes a second or more for many marks of emphasis or underlined headings, recurses into
 * quotes and lists, and pads each row of a table to the width of its head.
 */
export const isTooIntricate = (body: string): boolean =>
  NESTED.test(body) ||
  (body.match(UNDERLINE)?.length ?? 0) > MAX_UNDERLINES ||
  body.split(/\n\s*\n/).some((block) => block.replace(/[^*_~]+/g, '').length > MAX_MARKS) ||
  cellsOf(body) > MAX_CELLS;

/** At most: a table may begin within a paragraph, at any line that looks like its delimiters. */
function cellsOf(body: string): number {
  let cells = 0;
  let rows = 0;
  let columns = 0;
  for (const line of [...body.split('\n'), '']) {
    if (END_OF_TABLE.test(line)) {
      cells += rows * columns;
      rows = columns = 0;
    } else {
      if (DELIMITERS.test(line)) columns = Math.max(columns, line.split('|').length);
      if (columns > 0) rows += 1;
    }
  }
  return cells;
}

/** References may repeat a long address. */
const MAX_LINK_CHARACTERS = 500_000;

/**
 * HTML is shown as text, and pictures become their description: loading one would show its server
 * who reads the mail.
 */
export function htmlOf(body: string, publicUrl: string): { html: string; links: Link[] } {
  const links: Link[] = [];
  let linkCharacters = 0;
  const marked = new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      heading({ tokens, depth }) {
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const isUsable = usable(href);
        const url = href.startsWith('/') ? `${publicUrl}${href}` : href;
        linkCharacters += url.length + inner.length;
        if (linkCharacters > MAX_LINK_CHARACTERS) throw new Error('Its links are too long');
        links.push({
          text: this.parser.parseInline(tokens, this.parser.textRenderer),
          url: isUsable ? url : href,
          isUsable,
        });
        return isUsable ? `<a href="${escapeHtml(url)}">${inner}</a>` : inner;
      },
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
  return { html: marked.parse(body, { async: false }), links };
}

const textOf = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      ...[2, 3, 4].map((level) => ({ selector: `h${level}`, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    ],
  });

const PRIVACY =
  'We do not track you: this e-mail has no hidden picture, and no link in its text knows who you are.';

const USEFUL = `Was this useful? Just reply: ${brand.signatory.name.split(' ', 1)[0]} reads every answer.`;

export type Addresses = {
  publicUrl: string;
  archive: string | null;
  leave: string;
  choose: string;
};

export function mailOf(
  { subject, preheader, body }: Written,
  about: string,
  { publicUrl, archive, leave, choose }: Addresses,
): MailContent & { html: string; text: string; links: Link[] } {
  const { html, links } = htmlOf(body, publicUrl);
  const content: MailContent = {
    subject,
    preview: preheader,
    paragraphs: [],
    body: {
      html: `<h1>${escapeHtml(subject)}</h1>\n${html}<p>${USEFUL}</p>`,
      text: `${subject}\n\n${textOf(html)}\n\n${USEFUL}`,
    },
    signedBy: brand.signatory,
    notes: [
      ...(archive ? [{ text: 'Read this on our website', url: archive }] : []),
      { text: `Unsubscribe from ${about}`, url: leave },
      { text: 'Choose what you get', url: choose },
      PRIVACY,
    ],
    reason: `You get this because you subscribed to ${about}.`,
  };
  return { ...content, html: renderHtml(content), text: renderText(content), links };
}

const MAX_SLUG = 60;

/** The number keeps it unique and apart from the site's own pages. */
export const slugOf = (number: number, subject: string): string =>
  [
    number,
    subject
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]|\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, MAX_SLUG),
  ]
    .join('-')
    .replace(/-$/, '');
