import { Module } from '@nestjs/common';
import { MailComposer } from './mail-composer';
import { MailDelivery } from './mail-delivery';
import { mailQueueModule } from './mail-queue';
import { OutboxRelay } from './outbox-relay';
import { SmtpTransport } from './smtp-transport';

/** What only the worker process runs. */
@Module({
  imports: mailQueueModule(),
  providers: [OutboxRelay, MailDelivery, MailComposer, SmtpTransport],
})
export class MailWorkerModule {}
