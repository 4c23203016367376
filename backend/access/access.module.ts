import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { EveryRouteHasARule } from './every-route-has-a-rule';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [RateLimits, EveryRouteHasARule, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [RateLimits],
})
export class AccessModule {}
