import { hash, verify } from '@node-rs/argon2';
import brand from '../../../brand.json';
import { BreachedPassword, WeakPassword } from './auth.errors';

/** Argon2id, 19 MiB, two passes: first choice of the OWASP password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const CURRENT = `m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`;

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), PARAMETERS);

/** Takes the same time without a hash to compare with. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return passwordHash !== null && matches;
}

export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.includes(CURRENT);

let common: Promise<Set<string>> | undefined;

/** Unpacked by the first check: at each start it would cost 150 ms. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set((dictionary['passwords-common'] as string[]).map((entry) => entry.toLowerCase()));
}

const PRODUCT_WORDS = [brand.name, brand.tagline, 'portal', 'dashboard', 'consultancy'];

type Owner = { firstName: string; lastName: string; company: string; email: string };

/** @throws `weak_password` or `breached_password` for `field` */
export async function checkPassword(
  password: string,
  owner: Owner,
  minimum: number,
  field = 'password',
): Promise<void> {
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
  common ??= readCommon();
  if (isWord || (await common).has(guess)) throw BreachedPassword(field);
}

/** Digits and punctuation add no strength: "Northgate-2026!" is guessed right after "northgate". */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');
const isSame = (word: string, guess: string): boolean => guess !== '' && word === guess;
