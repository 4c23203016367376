/** A value in a figure. This file also runs in the browser, so it imports no Node module. */
export interface Mark {
  label: string;
  value: number;
  /** The range that was forecast. */
  low?: number;
  high?: number;
  /** True before the change that the figure shows. */
  isBefore: boolean;
  /** An explanation of an exception, which is drawn in cowslip. */
  note?: string;
}

export const isOutside = ({ low, high, value }: Pick<Mark, 'low' | 'high' | 'value'>): boolean =>
  low !== undefined && high !== undefined && (value < low || value > high);
