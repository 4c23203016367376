import { Global, Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { InboundMailModule } from '../modules/inbound-mail/inbound-mail.public';
import { Draining } from './draining';
import { FlushTraces } from './flush-traces';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';

@Global()
@Module({
  imports: [InboundMailModule, MailModule],
  controllers: [HealthController],
  providers: [Draining, FlushTraces, Metrics],
  exports: [Metrics],
})
export class ObservabilityModule {}
