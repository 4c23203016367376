import { randomInt } from 'node:crypto';

/** Crockford's Base32: no I, L, O or U, so what is read wrong can still be typed right. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits. */
const LENGTH = 12;

/** "4F7K-Q2ZB-X9WM". */
export function newRecoveryText(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.match(/.{4}/g)!.join('-');
}

/** As it is hashed: however it was written down. Null for what cannot be a code. */
export function plainRecoveryText(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return plain.length === LENGTH && [...plain].every((sign) => SIGNS.includes(sign)) ? plain : null;
}
