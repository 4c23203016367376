import { keyedHash, openText, sealText } from '../config/keys';
import { AnswerNotKept } from './idempotency.errors';

type Sealed = { sealed: string };

type NotKept = { notKept: true };

const MAX_BYTES = 16 * 1024;

/** A response with a login token is encrypted, so that a copy of the table signs nobody in. */
export function sealAnswer(secret: string, answer: unknown): unknown {
  const stored = holdsToken(answer) ? sealed(secret, answer) : (answer ?? {});
  const isTooLarge = Buffer.byteLength(JSON.stringify(stored)) > MAX_BYTES;
  return isTooLarge ? ({ notKept: true } satisfies NotKept) : stored;
}

const sealed = (secret: string, answer: unknown): Sealed => ({
  sealed: sealText(secret, 'idempotency-answer', JSON.stringify(answer)),
});

/** @throws AnswerNotKept, also if `JWT_SECRET` has changed since */
export function openAnswer(secret: string, stored: unknown): unknown {
  if (isNotKept(stored)) throw AnswerNotKept();
  if (!isSealed(stored)) return stored;
  const text = openText(secret, 'idempotency-answer', stored.sealed);
  if (text === null) throw AnswerNotKept();
  return JSON.parse(text) as unknown;
}

/** Keyed, because bodies contain passwords and a plain hash could be brute-forced. */
export const bodyHash = (secret: string, body: unknown): string => {
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
