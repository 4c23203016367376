import { Global, Module } from '@nestjs/common';
import './mail.retention';
import { MailComposer } from './mail-composer';
import { mailQueueModule } from './mail-queue';
import { MailQueueDepth } from './mail-queue-depth';
import './mail.personal-data';

@Global()
@Module({
  imports: mailQueueModule(),
  providers: [MailComposer, MailQueueDepth],
  exports: [MailComposer, MailQueueDepth],
})
export class MailModule {}
