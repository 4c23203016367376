export interface Claim {
  id: string;
  /** As printed. */
  value: string;
  label: string;
  /** Where the figure holds, so that two figures are never compared by mistake. */
  scope: string;
  /** Pounds, for structured data. */
  amount?: number;
}

/** A price: what is printed follows from the number, in pounds without VAT. */
export const price = <const Id extends string>(
  id: Id,
  amount: number,
  label: string,
  scope: string,
) => ({ id, value: `£${amount.toLocaleString('en-GB')}`, label, scope, amount });
