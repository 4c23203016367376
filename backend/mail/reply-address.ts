import { keyedHash, isSameSecret, type KeyLabel } from '../config/keys';

type ReplyTarget = { requestNumber: number; userId: string };

const REPLY: KeyLabel = 'reply-address';

/** Base32 (RFC 4648) in lower case, because mail systems may lower-case a local part. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN = /^[a-z2-7]{48}$/;
const PROOF_BYTES = 10;
const HEAD_BYTES = 20;

/**
 * `reply+<token>@domain`. The token has 4 bytes of the request's number, 16 of the person's id and
 * 10 of signature; 48 characters keep the local part below 64 octets.
 */
export function replyAddress(
  secret: string,
  inbound: string,
  target: ReplyTarget,
  label: KeyLabel = REPLY,
): string {
  const [local, domain] = inbound.split('@');
  const head = headOf(target);
  return `${local}+${encode(Buffer.concat([head, proofOf(secret, head, label)]))}@${domain}`;
}

/** Requests are numbered from 1. */
const TEST = 0;

export const testAddress = (secret: string, inbound: string, userId: string): string =>
  replyAddress(secret, inbound, { requestNumber: TEST, userId });

export const isTestMail = ({ requestNumber }: ReplyTarget): boolean => requestNumber === TEST;

export function readReplyAddress(
  secret: string,
  inbound: string,
  address: string,
  label: KeyLabel = REPLY,
): ReplyTarget | null {
  const [local, domain] = inbound.toLowerCase().split('@');
  const [start, end] = [`${local}+`, `@${domain}`];
  const given = address.trim().toLowerCase();
  if (!given.startsWith(start) || !given.endsWith(end)) return null;
  const token = given.slice(start.length, -end.length);
  if (!TOKEN.test(token)) return null;
  const bytes = decode(token);
  const head = bytes.subarray(0, HEAD_BYTES);
  const proof = bytes.subarray(HEAD_BYTES).toString('hex');
  if (!isSameSecret(proof, proofOf(secret, head, label).toString('hex'))) return null;
  return { requestNumber: head.readUInt32BE(0), userId: uuidOf(head.subarray(4)) };
}

function headOf({ requestNumber, userId }: ReplyTarget): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(requestNumber);
  head.write(userId.replaceAll('-', ''), 4, 'hex');
  return head;
}

const proofOf = (secret: string, head: Buffer, label: KeyLabel): Buffer =>
  Buffer.from(keyedHash(secret, label, head.toString('hex'), 'hex'), 'hex').subarray(
    0,
    PROOF_BYTES,
  );

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => ALPHABET[parseInt(five, 2)]!);
}

function decode(token: string): Buffer {
  const bits = [...token]
    .map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}
