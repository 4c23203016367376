export { ImportMails, reportReaders } from './import-mails';
export { InboundMailModule } from './inbound-mail.module';
export { WatchMailbox } from './watch-mailbox';
export { MailboxStatus } from './mailbox-status';
export { testMailAnswered } from './inbound-mail.events';
export { bytesOfQuoted } from './letters';
export { INBOUND_MAIL_REASON_LABELS, type InboundMailReason } from './inbound-mail-options';
