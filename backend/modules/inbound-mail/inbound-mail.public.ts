export { ImportMails, reportReaders } from './import-mails';
export { InboundMailModule } from './inbound-mail.module';
export { SweepMails } from './sweep-mails';
export { WatchMailbox } from './watch-mailbox';
export { MailboxStatus } from './mailbox-status';
