/** One sentence for each lost, repeated or unexpected item; at most ten. */
export function compare(what: string, expected: string[], found: string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = new Set(expected);
  return [
    ...[...known].filter((one) => !counts.has(one)).map((one) => `lost ${what}: ${one}`),
    ...[...counts].filter(([, count]) => count > 1).map(([one]) => `doubled ${what}: ${one}`),
    ...[...counts.keys()].filter((one) => !known.has(one)).map((one) => `unknown ${what}: ${one}`),
  ].slice(0, 10);
}
