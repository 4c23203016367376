import { Marked, type Tokens } from 'marked';

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/<[^<>]+>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      return `<h${depth} id="${slugOf(inner)}">${inner}</h${depth}>\n`;
    },
    // A wide table is scrolled in its own frame, which a keyboard can reach; never the page.
    table(token) {
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

/** Where a text's sections are, for the list of its contents. */
export function contentsOf(markdown: string): { id: string; title: string }[] {
  return marked.lexer(typographic(markdown)).flatMap((token) => {
    if (token.type !== 'heading' || token.depth !== 2) return [];
    const { text } = token as Tokens.Heading;
    const inner = marked.parseInline(text, { async: false });
    return [{ id: slugOf(inner), title: text.replace(/[*_`]/g, '') }];
  });
}

/** Our own texts, which contain no HTML (content/long-form.test.ts): nothing needs to be cleaned. */
export function htmlOf(markdown: string): string {
  return marked.parse(typographic(markdown), { async: false });
}

/** Straight quotation marks are for keyboards. */
function typographic(markdown: string): string {
  return markdown
    .replace(/(^|[\s([{>*_])"/gm, '$1“')
    .replaceAll('"', '”')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/(\p{L})'/gu, '$1’');
}
