/** Articles and worked examples may quote other sums. */
const PROSE = /^\/(insights|blog|ebooks|case-studies)\//;
const PRICE = /£\d[\d,]*k?/g;

const amountOf = (price: string): number => Number(price.replace(/[£,]/g, '').replace('k', '000'));

interface PriceList {
  amounts: readonly number[];
  budgets: readonly string[];
}

/**
 * Finds prices that are on no price list: in text, menus or structured data.
 *
 * @param pages HTML by path
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
