import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { keyedHash, type KeyLabel } from '../config/keys';
import type { TokenPurpose } from './token-purposes';

/**
 * 256 bits, base64url. Derived from the row's id, so that only its hash is stored, and a mail sent
 * twice has the same link.
 */
export const deriveToken = (secret: string, purpose: TokenPurpose, id: string): string =>
  keyedHash(secret, 'one-time-token', `${purpose}:${id}`, 'base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const HEAD_BYTES = 17;
const PROOF_BYTES = 16;

/** Not stored: 16 bytes of id, 1 of purpose, 16 of signature. */
export function signedToken(id: string, purpose: number, key: string): string {
  const head = Buffer.from([...parse(id), purpose]);
  return Buffer.concat([head, proofOf(head, key)]).toString('base64url');
}

/** Null if malformed. Check `isSignedWith` before you trust the result. */
export function readSignedToken(
  token: string,
): { id: string; purpose: number; isSignedWith: (key: string) => boolean } | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== HEAD_BYTES + PROOF_BYTES) return null;
  const head = bytes.subarray(0, HEAD_BYTES);
  const id = asUuid(head);
  if (!id) return null;
  const proof = bytes.subarray(HEAD_BYTES);
  const isSignedWith = (key: string): boolean => timingSafeEqual(proofOf(head, key), proof);
  return { id, purpose: head[HEAD_BYTES - 1]!, isSignedWith };
}

const ROW = 1;

export const rowToken = (secret: string, label: KeyLabel, id: string): string =>
  signedToken(id, ROW, keyedHash(secret, label, id, 'base64url'));

export function readRowToken(secret: string, label: KeyLabel, token: string): string | null {
  const found = readSignedToken(token);
  if (found?.purpose !== ROW) return null;
  return found.isSignedWith(keyedHash(secret, label, found.id, 'base64url')) ? found.id : null;
}

const proofOf = (head: Buffer, key: string): Buffer =>
  createHmac('sha256', key).update(head).digest().subarray(0, PROOF_BYTES);

function asUuid(head: Buffer): string | null {
  try {
    return stringify(head.subarray(0, 16));
  } catch {
    return null;
  }
}

/** Derived, so that the database holds no code. */
export function rowCode(secret: string, label: KeyLabel, id: string): string {
  const number = Buffer.from(keyedHash(secret, label, id, 'hex'), 'hex').readUInt32BE(0);
  return String(number % 1_000_000).padStart(6, '0');
}
