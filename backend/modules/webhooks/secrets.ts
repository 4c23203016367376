import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from '../../crypto/derived-key';

const PREFIX = 'whsec_';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** As Standard Webhooks has it: 192 bits. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;

/** As the database keeps it: a copy of the table signs nothing. */
export function sealSecret(key: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(key, 'webhook-secret'), iv);
  const text = [cipher.update(secret, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...text]).toString('base64');
}

/** Null where it was sealed with another key, as after a change of `JWT_SECRET`. */
export function openSecret(key: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, derivedKey(key, 'webhook-secret'), iv);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

export type Message = { id: string; seconds: number; body: string };

/** The `webhook-signature` of Standard Webhooks 1.0: one for each secret. */
export const signatureOf = (secrets: string[], { id, seconds, body }: Message): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
