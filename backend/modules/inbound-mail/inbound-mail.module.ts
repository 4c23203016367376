import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.public';
import { RequestsModule } from '../requests/requests.public';
import { DecideMail } from './decide-mail';
import { InboundMails } from './inbound-mails';
import { InboundMailsController } from './inbound-mails.controller';
import { IntakeController } from './intake.controller';
import { JudgeMail } from './judge-mail';
import { MailboxStatus } from './mailbox-status';
import { MatchMail } from './match-mail';
import { ReadingContext } from './reading-context';
import { SettleMail } from './settle-mail';
import { TakeMail } from './take-mail';
import './inbound-mail.events';
import './inbound-mail.personal-data';

@Module({
  imports: [FilesModule, RequestsModule],
  controllers: [IntakeController, InboundMailsController],
  providers: [
    DecideMail,
    InboundMails,
    JudgeMail,
    MailboxStatus,
    MatchMail,
    ReadingContext,
    SettleMail,
    TakeMail,
  ],
  exports: [JudgeMail, MailboxStatus, ReadingContext, SettleMail, TakeMail],
})
export class InboundMailModule {}
