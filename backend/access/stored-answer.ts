import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** An answer as `idempotency_keys` keeps it, where it must not lie there in the clear. */
type Sealed = { sealed: string };

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What is stored of an answer. One that holds a login token is encrypted: a copy of the table must
 * sign nobody in. Whoever has `secret` could sign tokens anyway.
 */
export function sealAnswer(secret: string, answer: unknown): unknown {
  if (!holdsToken(answer)) return answer ?? {};
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), iv);
  const text = [cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()];
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), ...text]).toString('base64') };
}

/** The answer again, as it was given the first time. */
export function openAnswer(secret: string, stored: unknown): unknown {
  if (!isSealed(stored)) return stored;
  const bytes = Buffer.from(stored.sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8')) as unknown;
}

/** Names a body without telling it: bodies hold passwords, and a plain hash could be guessed at. */
export const bodyHash = (secret: string, body: unknown): string => {
  // The same members in another order are the same body.
  const members = Object.entries((body ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', `${secret}:idempotency-body`)
    .update(JSON.stringify(members))
    .digest('hex');
};

const keyFrom = (secret: string): Buffer =>
  createHmac('sha256', secret).update('idempotency-answer').digest();

const holdsToken = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'token' in answer;

const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Partial<Sealed>).sealed === 'string' &&
  Object.keys(stored).length === 1;
