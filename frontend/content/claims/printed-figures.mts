interface PrintedFigures {
  /** The addresses of the pages that have a note on the claim, by its id. */
  pages: Map<string, string[]>;
  problems: string[];
}

/** A share, a count, a multiple: what a page asserts. Prices, times and dates are agreed, not asserted. */
const FIGURE = /\d+(?:–\d+)?%|\b\d+\+|\b\d+x\b|\b24\/7\b/g;
/** Texts by an author or a solicitor, which bring examples of their own, and what a search finds in them. */
const PROSE =
  /^\/(insights|blog|ebooks)\/|^\/(privacy|cookies|terms|complaints|accessibility)$|404$/;

const textOf = (html: string): string =>
  html.replace(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');

/**
 * Which figures the pages print, and whether each has a note that says where it comes from.
 *
 * @param pages each page's address with its HTML
 * @param claims the register, whose values are what may be printed
 */
export function printedFigures(
  pages: ReadonlyMap<string, string>,
  claims: readonly { id: string; value: string }[],
): PrintedFigures {
  const printed: PrintedFigures = { pages: new Map(), problems: [] };
  for (const [path, html] of pages) {
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    const noted = [...main.matchAll(/ data-claims="([^"]*)"/g)].flatMap(([, ids = '']) =>
      ids.split(' '),
    );
    for (const id of noted) printed.pages.set(id, [...(printed.pages.get(id) ?? []), path]);
    if (PROSE.test(path)) continue;
    const values = claims.filter(({ id }) => noted.includes(id)).map(({ value }) => value);
    const known: readonly string[] = values.join(' ').match(FIGURE) ?? [];
    for (const figure of new Set(textOf(main).match(FIGURE))) {
      if (known.includes(figure)) continue;
      printed.problems.push(
        `${path} prints ${figure} without a note that says where it comes from`,
      );
    }
  }
  return printed;
}
