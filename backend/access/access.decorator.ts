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
import { callersWith, type Permission } from './permission';
import type { LimitName } from './quotas';
import { areaOf, type Scope } from './scopes';

export const ACCESS_RULE = 'access:rule';

/** `permission` null: everybody. The guard refuses a route that has no rule. */
export type AccessRule = {
  permission: Permission | null;
  limit?: LimitName | 'none';
  /** Heeds an `Idempotency-Key`. */
  isRepeatable?: boolean;
  /** Makes each of several changes in a transaction of its own, harmless to repeat. */
  inSteps?: boolean;
  notIdempotent?: string;
  withMailLink?: MailLinkReach;
  withoutFactor?: boolean;
  scope?: Scope | null;
};

/**
 * What a session that was opened from a mail about one request may call; nothing where it is not said.
 * `request`: where `:id` is that request. `file`: the files that `visibleFileSql` shows it. `self`: what
 * every page of the portal asks about its reader.
 */
export type MailLinkReach = 'request' | 'file' | 'self';

export type RouteOptions = {
  /** `none` is for probes, which must never be refused. */
  limit?: LimitName | 'none';
  withMailLink?: MailLinkReach;
  /** Open before the second factor is proven: what proves it, or ends the session. */
  withoutFactor?: boolean;
  /** What an API token needs for it, where its permission and method do not say it; null: none may. */
  scope?: Scope | null;
};

type SignedInOptions = RouteOptions & {
  isRepeatable?: boolean;
  /** Why a POST or PUT ignores `Idempotency-Key`; without a reason it is `@Changes`. */
  notIdempotent?: string;
};

/** Who may call this route: signed-in people with `permission`. */
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

/** Who may call this route: everybody. */
export const Public = (options: RouteOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { ...options, permission: null } satisfies AccessRule),
    ApiExtension('x-permission', 'public'),
    ProblemResponses(429, 500, 503),
  );

/** The caller, on routes with `@Requires`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return context.switchToHttp().getRequest<FastifyRequest & { user: Actor }>().user;
});
