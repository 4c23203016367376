/** Articles bring sums of their own. */
const PROSE = /^\/(insights|blog|ebooks)\//;
const PRICE = /£\d[\d,]*k?/g;

const amountOf = (price: string): number => Number(price.replace(/[£,]/g, '').replace('k', '000'));

interface PriceList {
  /** Pounds: every price that is published. */
  amounts: readonly number[];
  /** What a form offers as a budget, which is the visitor's price. */
  budgets: readonly string[];
}

/**
 * The prices that no list knows, wherever a page says them: in its text, its menus or to a search engine.
 *
 * @param pages each page's address with its HTML
 */
export function unknownPrices(
  pages: ReadonlyMap<string, string>,
  { amounts, budgets }: PriceList,
): string[] {
  const known = new Set([
    ...amounts,
    ...budgets.flatMap((one) => one.match(PRICE) ?? []).map(amountOf),
  ]);
  return [...pages].flatMap(([path, html]) => {
    if (PROSE.test(path)) return [];
    const printed = new Set((html.match(PRICE) ?? []).map(amountOf));
    const told = [...html.matchAll(/"(?:minPrice|maxPrice|price)":(\d+)/g)].map(([, amount]) =>
      Number(amount),
    );
    return [
      ...[...printed]
        .filter((amount) => !known.has(amount))
        .map((amount) => `${path} prints £${amount}, which is no price of the list`),
      ...told
        .filter((amount) => !printed.has(amount))
        .map((amount) => `${path} tells search engines £${amount} and prints another price`),
    ];
  });
}
