import type { FastifyRequest } from 'fastify';
import type { AccessRule } from './access.decorator';
import { IdempotencyKeyMalformed } from './access.errors';

/** The key in an `Idempotency-Key` header. The draft writes a quoted string; most callers send it bare. */
export function keyIn(header: string | string[]): string {
  const [, key] = /^"?([\x21\x23-\x7E]{8,128})"?$/.exec(String(header)) ?? [];
  if (!key) throw IdempotencyKeyMalformed();
  return key;
}

/** Whether this call brings a key, and its route heeds it. */
export const isRepeatable = (
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  rule: AccessRule | undefined,
): boolean =>
  ['POST', 'PUT'].includes(method) &&
  Boolean(headers['idempotency-key']) &&
  rule !== undefined &&
  rule.notIdempotent === undefined;
