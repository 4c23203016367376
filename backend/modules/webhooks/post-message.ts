import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import brand from '../../../brand.json';
import { openText, sealText } from '../../config/keys';
import { AddressNotAllowed, requestTarget } from '../../http/target-address';

const ANSWER_MS = 15_000;
const MAX_READ = 2_048;

export type Outcome = {
  status: number | null;
  answer: string | null;
  error: string | null;
  milliseconds: number;
  retryAfterSeconds?: number;
};

type Target = { url: string; secrets: string[]; allowPrivate: boolean };

export async function postMessage(
  target: Target,
  message: Message,
  stop: AbortSignal,
): Promise<Outcome> {
  const since = performance.now();
  const took = () => Math.round(performance.now() - since);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]);
  try {
    const response = await send(target, message, signal);
    const answer = await firstOf(response);
    return {
      status: response.statusCode ?? null,
      answer,
      error: null,
      milliseconds: took(),
      retryAfterSeconds: retryAfter(response.headers),
    };
  } catch (error) {
    if (stop.aborted) throw error;
    return { status: null, answer: null, error: inWords(error), milliseconds: took() };
  }
}

const send = (
  { url, secrets, allowPrivate }: Target,
  message: Message,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  requestTarget(
    new URL(url),
    { allowPrivate },
    {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(message.body),
        'user-agent': `${brand.name}-Webhooks/1.0`,
        'webhook-id': message.id,
        'webhook-timestamp': String(message.seconds),
        'webhook-signature': signatureOf(secrets, message),
      },
    },
    message.body,
  );

async function firstOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length >= MAX_READ) break;
    }
  } catch {
    // The status has arrived, which is enough.
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, MAX_READ).toString('utf8');
  // PostgreSQL cannot store these.
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}

/** 0 without a readable Retry-After. A date in it is by the receiver's clock. */
export function retryAfter({
  'retry-after': wait = '',
  date = '',
}: Pick<IncomingHttpHeaders, 'retry-after' | 'date'>): number {
  if (/^\d{1,9}$/.test(wait)) return Number(wait);
  const until = Date.parse(wait);
  const now = Date.parse(date) || Date.now();
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut',
  ENOTFOUND: 'Nobody knows this host',
  EAI_AGAIN: 'The host could not be looked up',
  ETIMEDOUT: 'No answer in time',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  CERT_HAS_EXPIRED: 'Its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not signed by anybody we trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not signed by anybody we trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is not signed by anybody we trust',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host',
};

function inWords(error: unknown): string {
  if (error instanceof AddressNotAllowed) return error.message;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return 'No answer within 15 seconds';
  return WORDS[code] ?? `The connection failed${code ? ` (${code})` : ''}`;
}

const PREFIX = 'whsec_';

/** 192 bits, as in Standard Webhooks. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;

export const sealSecret = (key: string, secret: string): string =>
  sealText(key, 'webhook-secret', secret);

export const openSecret = (key: string, sealed: string): string | null =>
  openText(key, 'webhook-secret', sealed);

export type Message = { id: string; seconds: number; body: string };

export const signatureOf = (secrets: string[], { id, seconds, body }: Message): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
