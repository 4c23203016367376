import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, keyedHash } from '../config/keys';
import { AnswerNotKept } from './idempotency.errors';

type Sealed = { sealed: string };

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type NotKept = { notKept: true };

/** Responses have no lists, so few come near this size. */
const MOST_BYTES = 16 * 1024;

/**
 * Stores at most 16 KB. A response with a login token is encrypted, so that a copy of the table
 * signs nobody in.
 */
export function sealAnswer(secret: string, answer: unknown): unknown {
  const stored = holdsToken(answer) ? sealed(secret, answer) : (answer ?? {});
  const isTooLarge = Buffer.byteLength(JSON.stringify(stored)) > MOST_BYTES;
  return isTooLarge ? ({ notKept: true } satisfies NotKept) : stored;
}

function sealed(secret: string, answer: unknown): Sealed {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(secret, 'idempotency-answer'), iv);
  const text = [cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()];
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), ...text]).toString('base64') };
}

/** @throws AnswerNotKept if the response was too large */
export function openAnswer(secret: string, stored: unknown): unknown {
  if (isNotKept(stored)) throw AnswerNotKept();
  if (!isSealed(stored)) return stored;
  const bytes = Buffer.from(stored.sealed, 'base64');
  const decipher = createDecipheriv(
    CIPHER,
    derivedKey(secret, 'idempotency-answer'),
    bytes.subarray(0, IV_BYTES),
  );
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8')) as unknown;
}

/** Keyed, because bodies contain passwords and a plain hash could be brute-forced. */
export const bodyHash = (secret: string, body: unknown): string => {
  // The order of members does not matter.
  const members = Object.entries((body ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash(secret, 'idempotency-body', JSON.stringify(members), 'hex');
};

const holdsToken = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'token' in answer;

const isNotKept = (stored: unknown): stored is NotKept =>
  typeof stored === 'object' &&
  stored !== null &&
  (stored as Partial<NotKept>).notKept === true &&
  Object.keys(stored).length === 1;

const isSealed = (stored: unknown): stored is Sealed =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Partial<Sealed>).sealed === 'string' &&
  Object.keys(stored).length === 1;
