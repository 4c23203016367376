import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/auth.public';
import { RetentionModule } from '../background/retention.module';
import { ChangeMail } from './change-mail';
import { ContactSyncList } from './contact-sync-list';
import { FailingEvents } from './failing-events';
import { EventsController } from './events.controller';
import { MailController } from './mail.controller';
import { MailList } from './mail-list';
import { OperationsController } from './operations.controller';
import { QueueAccess } from './queue-access';

@Module({
  imports: [AuthModule, RetentionModule],
  controllers: [EventsController, OperationsController, MailController],
  providers: [ChangeMail, ContactSyncList, FailingEvents, MailList, QueueAccess],
})
export class OperationsModule {}
