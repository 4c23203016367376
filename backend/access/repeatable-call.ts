import type { FastifyRequest } from 'fastify';
import type { AccessRule } from './access.decorator';

/** Whether this call brings an `Idempotency-Key`, and its route supports it. */
export const isRepeatable = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  rule: AccessRule | undefined,
): boolean => Boolean(headers['idempotency-key']) && rule?.isRepeatable === true;
