import { dictionary } from '@zxcvbn-ts/language-common';
import brand from '../../../brand.json';
import { BreachedPassword, WeakPassword } from './auth.errors';

/** Tens of thousands, most frequent in leaks first; offline. */
const COMMON = new Set(
  (dictionary['passwords-common'] as string[]).map((entry) => entry.toLowerCase()),
);
const PRODUCT_WORDS = [brand.name, brand.tagline, 'portal', 'dashboard', 'consultancy'];

type Owner = { firstName: string; lastName: string; company: string; email: string };

/**
 * Lengths count characters.
 * @throws `weak_password` or `breached_password` for `field`
 */
export function checkPassword(
  password: string,
  owner: Owner,
  minimum: number,
  field = 'password',
): void {
  const normal = password.normalize('NFC');
  if ([...normal].length < minimum) throw WeakPassword(field, minimum);
  const guess = normal.toLowerCase();
  const personal = [
    owner.firstName,
    owner.lastName,
    owner.company,
    owner.email,
    owner.email.split('@')[0],
  ];
  const words = [...personal, ...PRODUCT_WORDS].map((word) => word?.toLowerCase() ?? '');
  const letters = lettersOf(guess);
  const isWord = words.some((word) => word && (word === guess || isSame(lettersOf(word), letters)));
  if (COMMON.has(guess) || isWord) throw BreachedPassword(field);
}

/** Digits and punctuation add no strength: "Fenwright-2026!" is guessed right after "fenwright". */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');
const isSame = (word: string, guess: string): boolean => guess !== '' && word === guess;
