import { createHmac, randomBytes } from 'node:crypto';
import { openText, sealText } from '../../crypto/sealed-text';

const PREFIX = 'whsec_';

/** As in Standard Webhooks: 192 bits. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;

export const sealSecret = (key: string, secret: string): string =>
  sealText(key, 'webhook-secret', secret);

/** Null if sealed with a different key, e.g. after `JWT_SECRET` changed. */
export const openSecret = (key: string, sealed: string): string | null =>
  openText(key, 'webhook-secret', sealed);

export type Message = { id: string; seconds: number; body: string };

/** The `webhook-signature` of Standard Webhooks 1.0, one per secret. */
export const signatureOf = (secrets: string[], { id, seconds, body }: Message): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
