import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ProblemResponses } from '../openapi/problem-responses.decorator';
import type { Actor } from './actor';
import type { Permission } from './permission';
import type { LimitName } from './quotas';

export const ACCESS_RULE = 'access:rule';

/** `permission` null: everybody. The guard refuses a route that has no rule. */
export type AccessRule = {
  permission: Permission | null;
  limit?: LimitName | 'none';
  idempotent: boolean;
};

type RouteOptions = {
  /** `none` is for probes, which must never be refused. */
  limit?: LimitName | 'none';
};

type SignedInOptions = RouteOptions & {
  /** Whether an `Idempotency-Key` is heeded. Not where the answer holds a token: it is stored. */
  idempotent?: boolean;
};

/** Who may call this route: signed-in people with `permission`. Writes the OpenAPI security too. */
export const Requires = (permission: Permission, options: SignedInOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { idempotent: false, ...options, permission } satisfies AccessRule),
    ApiBearerAuth(),
    ApiExtension('x-permission', permission),
    ProblemResponses(401, 403, 429, 500, 503),
    ...(options.idempotent ? [IdempotencyKeyHeader, ProblemResponses(409, 422)] : []),
  );

/** Documents the header on a route that heeds it. */
export const IdempotencyKeyHeader = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key and body give the first answer again for 24 hours.',
  schema: {
    type: 'string',
    minLength: 8,
    maxLength: 130,
    pattern: '^"?[\\x21\\x23-\\x7E]{8,128}"?$',
  },
});

/** Who may call this route: everybody. */
export const Public = (options: RouteOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, {
      idempotent: false,
      ...options,
      permission: null,
    } satisfies AccessRule),
    ApiExtension('x-permission', 'public'),
    ProblemResponses(429, 500, 503),
  );

/** The caller, on routes with `@Requires`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return context.switchToHttp().getRequest<FastifyRequest & { user: Actor }>().user;
});
