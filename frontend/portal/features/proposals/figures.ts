import { toScaled } from '../../../lib/money';

export const fromScaled = (value: number, decimals: number): string =>
  String(value / 10 ** decimals);

type Share = { share?: number | null; minor?: number | null };

/** "30%" or "4000"; null if it is neither. */
export function toShare(text: string, decimals: number): Share | null {
  const share = /^(.*)%\s*$/.exec(text)?.[1];
  const value = share === undefined ? toScaled(text, decimals) : toScaled(share, 2);
  if (value === null || value < 1) return null;
  return share === undefined ? { minor: value } : { share: value };
}

export const fromShare = ({ share, minor }: Share, decimals: number): string =>
  share ? `${fromScaled(share, 2)}%` : fromScaled(minor ?? 0, decimals);
