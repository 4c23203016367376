import { formatNumber } from '../../lib/locale';

export interface Claim {
  id: string;
  value: string;
  label: string;
  /** The services or period the figure covers, printed beside it. */
  scope: string;
  /** Pounds, for structured data. */
  amount?: number;
}

export const price = <const Id extends string>(
  id: Id,
  amount: number,
  label: string,
  scope: string,
) => ({ id, value: `£${formatNumber(amount)}`, label, scope, amount });
