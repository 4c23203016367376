const most = 100_000_000;

/** What somebody typed as a price: "$12,000" is 12000, nothing is null. */
export function dollarsIn(text: string): number | null | 'invalid' {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  if (!/^\d+$/.test(digits)) return 'invalid';
  const dollars = Number(digits);
  return dollars <= most ? dollars : 'invalid';
}
