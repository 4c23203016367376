import type { FastifyRequest } from 'fastify';
import type { AccessRule } from './access.decorator';
import type { Actor } from './actor';
import { isStaff } from './role';

/**
 * Whether the call concerns the one request that the session was opened for. Refused unless
 * declared.
 */
export function isWithinMailLink(
  { params }: Pick<FastifyRequest, 'params'>,
  { withMailLink }: AccessRule,
  { role, onlyRequestId }: Actor,
): boolean {
  if (!withMailLink || isStaff(role)) return false;
  if (withMailLink !== 'request') return true;
  const { id } = params as { id?: unknown };
  return typeof id === 'string' && id.toLowerCase() === onlyRequestId;
}
