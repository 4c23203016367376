import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Requires, type RouteOptions } from '../access/access.decorator';
import type { Permission } from '../access/permission';
import { IdempotencyInterceptor } from './idempotency.interceptor';

/**
 * `@Requires` for a POST or PUT: with an `Idempotency-Key` it happens once, however often it is sent.
 * The interceptor stands at these routes only, because it costs readings a tenth of their time.
 */
export const Changes = (
  permission: Permission,
  options: RouteOptions & { inSteps?: boolean } = {},
) =>
  applyDecorators(
    Requires(permission, { ...options, isRepeatable: true }),
    UseInterceptors(IdempotencyInterceptor),
  );
