import type { FastifyRequest } from 'fastify';
import type { AccessRule } from './access.decorator';

export const isRepeatable = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  rule: AccessRule | undefined,
): boolean => Boolean(headers['idempotency-key']) && rule?.isRepeatable === true;
