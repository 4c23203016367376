import { Global, Module } from '@nestjs/common';
import { MailComposer } from './mail-composer';
import { mailQueueModule } from './mail-queue';
import { MailQueueDepth } from './mail-queue-depth';
import { Outbox } from './outbox';

/** What the API needs of mail: a place to leave it, and how much of it waits. */
@Global()
@Module({
  imports: mailQueueModule(),
  providers: [Outbox, MailComposer, MailQueueDepth],
  exports: [Outbox, MailComposer, MailQueueDepth],
})
export class MailModule {}
