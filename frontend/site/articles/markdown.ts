import { Marked, type Token, type Tokens } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFigure } from '../../content/figure-rows.mts';
import { RowsFigure } from '../figures/rows-figure';

let lastTable: Tokens.Table | undefined;

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/<[^<>]+>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `^[What it is](https://…)` after a sentence: a source, shown in the margin. */
interface Source extends Tokens.Generic {
  type: 'source';
  text: string;
  href: string;
}

const sourceId = (text: string) => `source-${slugOf(text)}`;
const isSource = (token: Token): token is Source => token.type === 'source';
const tokensIn = (token: Token): Token[] => [
  token,
  ...('tokens' in token && token.tokens ? token.tokens.flatMap(tokensIn) : []),
];

/** Notes go inside the paragraph or list item, so phones show them below its text. */
function notesOf(tokens: Token[]): string {
  const notes = tokens
    .flatMap(tokensIn)
    .filter(isSource)
    .map(
      ({ text, href }) =>
        `<small id="${sourceId(text)}"><b></b> <a href="${href}" rel="noopener">${text}</a></small>`,
    );
  return notes.length > 0 ? `<span class="sources">${notes.join('')}</span>` : '';
}

const marked = new Marked({
  extensions: [
    {
      name: 'source',
      level: 'inline',
      start: (text) => /\^\[/.exec(text)?.index,
      tokenizer(text) {
        const [raw, label, href] = /^\^\[([^\]]+)\]\((https:[^\s)]+)\)/.exec(text) ?? [];
        return raw === undefined ? undefined : { type: 'source', raw, text: label, href };
      },
      renderer: ({ text }) =>
        `<a class="source" href="#${sourceId(String(text))}"><span class="visually-hidden">Source </span><b></b></a>`,
    },
  ],
  renderer: {
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}${notesOf(tokens)}</p>\n`;
    },
    listitem({ tokens }) {
      const isLoose = tokens.some(({ type }) => type === 'paragraph');
      return `<li>${this.parser.parse(tokens)}${isLoose ? '' : notesOf(tokens)}</li>\n`;
    },
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      return `<h${depth} id="${slugOf(inner)}">${inner}</h${depth}>\n`;
    },
    // Scrolls in its own focusable frame, so the page does not.
    // ```figure draws the table above it, or rows of its own.
    code({ text }) {
      return renderToStaticMarkup(createElement(RowsFigure, { data: readFigure(text, lastTable) }));
    },
    table(token) {
      lastTable = token;
      const cell = (tag: string, { tokens, align }: (typeof token.header)[number]) =>
        `<${tag}${tag === 'th' ? ' scope="col"' : ''}${align === 'right' ? ' data-align="right"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
      const head = token.header.map((one) => cell('th', one)).join('');
      const rows = token.rows
        .map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`)
        .join('\n');
      const label = token.header.map(({ text }) => text).filter(Boolean)[0] ?? 'Figures';
      return `<section class="table" tabindex="0" aria-label="Table: ${label.replaceAll('"', '&quot;')}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></section>\n`;
    },
  },
});

export function contentsOf(markdown: string): { id: string; title: string }[] {
  return marked.lexer(typographic(markdown)).flatMap((token) => {
    if (token.type !== 'heading' || token.depth !== 2) return [];
    const { text } = token as Tokens.Heading;
    const inner = marked.parseInline(text, { async: false });
    return [{ id: slugOf(inner), title: text.replace(/[*_`]/g, '') }];
  });
}

/** Renders our own Markdown. It contains no HTML (content/long-form.test.ts), so it is not sanitised. */
export function htmlOf(markdown: string): string {
  const html = marked.parse(typographic(markdown), { async: false });
  // Marks and notes are numbered separately, in the same order.
  const counts = new Map<string, number>();
  return html.replace(
    /(<a class="source"[^>]*><span[^>]*>Source <\/span>|<small [^>]*>)<b><\/b>/g,
    (_all, tag: string) => {
      const kind = tag.slice(0, 2);
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return `${tag}${number}`;
    },
  );
}

const typographic = (markdown: string): string =>
  markdown
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : withQuotes(part)))
    .join('');

function withQuotes(markdown: string): string {
  return markdown
    .replace(/(^|[\s([{>*_])"/gm, '$1“')
    .replaceAll('"', '”')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/(\p{L})'/gu, '$1’');
}
