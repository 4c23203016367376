interface PrintedFigures {
  pages: Map<string, string[]>;
  problems: string[];
}

/** Shares, counts and multiples. Prices, times and dates are agreed terms and need no source. */
const FIGURE = /\d+(?:–\d+)?%|\b\d+\+|\b\d+x\b|\b24\/7\b/g;
/** Authored and legal texts and the 404 pages, which may contain other figures. */
const PROSE =
  /^\/(insights|blog|ebooks|docs\/api)\/|^\/(privacy|cookies|terms|complaints|accessibility)$|404$/;

const textOf = (html: string): string =>
  html.replace(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');

/**
 * Lists the figures that pages print and reports figures without `HowWeCount`.
 *
 * @param pages HTML by path
 * @param claims the register of publishable values
 */
export function printedFigures(
  pages: ReadonlyMap<string, string>,
  claims: readonly { id: string; value: string }[],
): PrintedFigures {
  const printed: PrintedFigures = { pages: new Map(), problems: [] };
  for (const [path, html] of pages) {
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    const groups = [...main.matchAll(/ data-claims="([^"]*)"/g)];
    const noted = [...new Set(groups.flatMap(([, ids = '']) => ids.split(' ')))];
    for (const id of noted) printed.pages.set(id, [...(printed.pages.get(id) ?? []), path]);
    if (PROSE.test(path)) continue;
    const values = claims.filter(({ id }) => noted.includes(id)).map(({ value }) => value);
    const known: readonly string[] = values.join(' ').match(FIGURE) ?? [];
    for (const figure of new Set(textOf(main).match(FIGURE))) {
      if (known.includes(figure)) continue;
      printed.problems.push(
        `${path} prints ${figure} without a line that leads to how it is counted`,
      );
    }
  }
  return printed;
}
