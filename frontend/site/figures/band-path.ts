/** A path in units of marks and values, around the ends of all ranges. */
export function bandPath(ends: readonly { low: number; high: number }[], most: number): string {
  const upper = ends.map(({ high }, index) => `${index + 0.5} ${most - high}`);
  const lower = ends.map(({ low }, index) => `${index + 0.5} ${most - low}`).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}
