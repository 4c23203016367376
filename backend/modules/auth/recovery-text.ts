import { randomInt } from 'node:crypto';

/** Crockford's Base32: without I, L, O and U, so misread characters can be corrected. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

export function newRecoveryText(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.match(/.{4}/g)!.join('-');
}

export function plainRecoveryText(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return plain.length === LENGTH && [...plain].every((sign) => SIGNS.includes(sign)) ? plain : null;
}
