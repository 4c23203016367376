import { hash, verify } from '@node-rs/argon2';

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
