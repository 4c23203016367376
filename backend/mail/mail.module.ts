import { Global, Module } from '@nestjs/common';
import { MailComposer } from './mail-composer';
import { mailQueueModule, MailQueueDepth } from './mail-queue';
import './mail.personal-data';

@Global()
@Module({
  imports: mailQueueModule(),
  providers: [MailComposer, MailQueueDepth],
  exports: [MailComposer, MailQueueDepth],
})
export class MailModule {}
