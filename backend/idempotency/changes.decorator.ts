import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Requires, type RouteOptions, type Permission } from '../access/access.public';
import { IdempotencyInterceptor } from './idempotency.interceptor';

/** Only these routes have the interceptor, because it would slow reads by a tenth. */
export const Changes = (
  permission: Permission,
  options: RouteOptions & { inSteps?: boolean } = {},
) =>
  applyDecorators(
    Requires(permission, { ...options, isRepeatable: true }),
    UseInterceptors(IdempotencyInterceptor),
  );
