/** Round steps from the least value (or 0) to at least the largest, about six at most. */
export function ticksTo(largest: number, least = 0): number[] {
  const span = largest - least;
  const size = 10 ** Math.floor(Math.log10(span));
  const step = [0.2, 0.5, 1, 2].map((part) => part * size).find((one) => span / one <= 6)!;
  const first = Math.floor(least / step);
  const last = Math.ceil(largest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
