import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { Audit } from './audit';
import { EveryRouteHasARule } from './every-route-has-a-rule';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    Audit,
    RateLimits,
    EveryRouteHasARule,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [Audit, RateLimits],
})
export class AccessModule {}
