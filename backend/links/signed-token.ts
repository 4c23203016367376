import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const HEAD_BYTES = 17;
const PROOF_BYTES = 16;

/** A link's token that is not stored: 16 bytes of id, 1 of purpose, 16 of signature. */
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

const proofOf = (head: Buffer, key: string): Buffer =>
  createHmac('sha256', key).update(head).digest().subarray(0, PROOF_BYTES);

function asUuid(head: Buffer): string | null {
  try {
    return stringify(head.subarray(0, 16));
  } catch {
    return null;
  }
}
