import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Secret scanners recognise the prefix. */
export const PREFIX = 'fenw_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 42;
const CHECK = 6;

export const SHOWN = PREFIX.length + 4;

export function newTokenText(): string {
  const random = Array.from({ length: RANDOM }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${PREFIX}${random}${checkOf(random)}`;
}

export function isTokenText(text: string): boolean {
  const [, random, check] = /^fenw_([0-9A-Za-z]{42})([0-9A-Za-z]{6})$/.exec(text) ?? [];
  return random !== undefined && checkOf(random) === check;
}

function checkOf(random: string): string {
  let rest = crc32(random);
  let check = '';
  for (let i = 0; i < CHECK; i += 1) {
    check = DIGITS[rest % DIGITS.length]! + check;
    rest = Math.floor(rest / DIGITS.length);
  }
  return check;
}
