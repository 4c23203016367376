import { Global, Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { InboundMailModule } from '../modules/inbound-mail/inbound-mail.public';
import { Draining } from './draining';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';

@Global()
@Module({
  imports: [InboundMailModule, MailModule],
  controllers: [HealthController],
  providers: [Draining, Metrics],
  exports: [Metrics],
})
export class ObservabilityModule {}
