import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes: the OWASP password storage cheat sheet's first choice. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const CURRENT = `m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`;

let decoy: Promise<string> | undefined;

/** PHC string. The password counts in NFC and is never cut. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), PARAMETERS);

/** Takes the same time whether or not there is a hash to compare with. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return passwordHash !== null && matches;
}

/** True when the hash was made with older parameters and should be made anew. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.includes(CURRENT);
