import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ProblemResponses } from '../openapi/problem-responses';
import type { Actor } from './actor';
import { callersWith, areaOf, type Permission, type Scope } from './permission';
import type { LimitName } from './quotas';

export const ACCESS_RULE = 'access:rule';

/** `permission` is null for public routes. The guard refuses routes without a rule. */
export type AccessRule = {
  permission: Permission | null;
  limit?: LimitName | 'none';
  isRepeatable?: boolean;
  /** Each of several changes has its own transaction and is safe to repeat. */
  inSteps?: boolean;
  notIdempotent?: string;
  withMailLink?: MailLinkReach;
  withoutFactor?: boolean;
  scope?: Scope | null;
};

/**
 * For a session from a mail about one request. `request`: `:id` is that request. `file`: files that
 * `visibleFileSql` shows. `proposal`, `invoice`: those of that request. `self`: calls of every portal
 * page.
 */
type MailLinkReach = 'request' | 'file' | 'proposal' | 'invoice' | 'self';

export type RouteOptions = {
  /** `none` is for probes, which must never be refused. */
  limit?: LimitName | 'none';
  withMailLink?: MailLinkReach;
  withoutFactor?: boolean;
  /** Null if no API token may call it. By default derived from permission and method. */
  scope?: Scope | null;
};

type SignedInOptions = RouteOptions & {
  isRepeatable?: boolean;
  notIdempotent?: string;
};

export const Requires = (permission: Permission, options: SignedInOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { ...options, permission } satisfies AccessRule),
    ApiExtension('x-permission', permission),
    ApiExtension('x-callers', callersWith(permission)),
    ApiExtension('x-scope-area', areaOf(permission)),
    ProblemResponses(401, 403, 429, 500, 503),
    ...(options.withMailLink ? [ApiExtension('x-with-mail-link', options.withMailLink)] : []),
    ...(options.withoutFactor ? [ApiExtension('x-without-factor', true)] : []),
    ...(options.scope !== undefined ? [ApiExtension('x-scope', options.scope)] : []),
    ...(options.notIdempotent ? [ApiExtension('x-not-idempotent', options.notIdempotent)] : []),
  );

export const Public = (options: RouteOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { ...options, permission: null } satisfies AccessRule),
    ApiExtension('x-permission', 'public'),
    ProblemResponses(429, 500, 503),
  );

export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return context.switchToHttp().getRequest<FastifyRequest & { user: Actor }>().user;
});

export const isRepeatable = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  rule: AccessRule | undefined,
): boolean => Boolean(headers['idempotency-key']) && rule?.isRepeatable === true;
