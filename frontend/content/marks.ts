/** A value of a figure. Without Node's modules, because the browser draws with it too. */
export interface Mark {
  label: string;
  value: number;
  /** The range that was forecast. */
  low?: number;
  high?: number;
  /** True before the change that the figure shows. */
  isBefore: boolean;
  /** What went wrong; shown in the colour of exceptions. */
  note?: string;
}

export const isOutside = ({ low, high, value }: Pick<Mark, 'low' | 'high' | 'value'>): boolean =>
  low !== undefined && high !== undefined && (value < low || value > high);
