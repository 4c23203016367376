import { Global, Module } from '@nestjs/common';
import { RetentionModule } from '../background/retention';
import { MailModule } from '../mail/mail.module';
import { AuthModule } from '../modules/auth/auth.public';
import { InboundMailModule } from '../modules/inbound-mail/inbound-mail.public';
import { ContactSyncList } from './contact-sync-list';
import { FailingEvents, EventsController } from './events.controller';
import { Draining, HealthController } from './health.controller';
import { Mails } from './mail-list';
import { MailController } from './mail.controller';
import { Metrics } from './metrics';
import { OperationsController, QueueAccess } from './operations.controller';
import { SetAside, SetAsideController } from './set-aside.controller';
import { FlushTraces } from './start-tracing';

@Global()
@Module({
  imports: [AuthModule, InboundMailModule, MailModule, RetentionModule],
  controllers: [
    EventsController,
    HealthController,
    MailController,
    OperationsController,
    SetAsideController,
  ],
  providers: [
    ContactSyncList,
    Draining,
    FailingEvents,
    FlushTraces,
    Mails,
    Metrics,
    QueueAccess,
    SetAside,
  ],
  exports: [Metrics],
})
export class OperationsModule {}
