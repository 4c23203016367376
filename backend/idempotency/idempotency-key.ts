import { IdempotencyKeyMalformed } from './idempotency.errors';

/** The draft specifies a quoted string, but most callers send it bare. */
export function keyIn(header: string | string[]): string {
  const [, key] = /^"?([\x21\x23-\x7E]{8,128})"?$/.exec(String(header)) ?? [];
  if (!key) throw IdempotencyKeyMalformed();
  return key;
}
