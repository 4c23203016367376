import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import { MAIL_QUEUE, type MailJob } from './mail-queue';
export {
  after,
  defineMail,
  MAIL_NAMES,
  type ComposedMail,
  type Declared,
  type Invitation,
  type MailContext,
  type MailList,
  type MailThread,
  type RenderedMail,
  type Trigger,
} from './define-mail';
export { CANCELLABLE, cancelMail, RETRYABLE, retryMail, suppressRefused } from './mail-outcomes';
export { endingsOf, fingerprintOf, KnownEndings, KnownTexts, wordsOf } from './fingerprint';
export { reconsiderDaily } from './digests';
export { isTestMail, readReplyAddress } from './reply-address';
export { keepAnswerable, knownIds } from './reply-thread';
export { subjectsOfMails, forgetRecipient, maskEmail, SHARED_INBOX } from './mail.personal-data';
export { escapeHtml } from './escape-html';
export { isWordmark, withPicturesInside } from './mail-wordmark';
export {
  capitalized,
  renderHtml,
  renderText,
  excerptOf,
  greet,
  greetStranger,
  nameInWords,
  type MailButton,
  type MailContent,
  type MailEntry,
  type Signatory,
} from './mail-layout';
export {
  CLIENT_MAIL_KINDS,
  DELIVERIES,
  readDeliveries,
  MAIL_KINDS,
  STAFF_MAIL_KINDS,
  type Deliveries,
  type Delivery,
  type MailKind,
} from './mail-kinds';

export const mailQueueOf = (app: INestApplicationContext): Queue<MailJob> =>
  app.get(getQueueToken(MAIL_QUEUE), { strict: false });

export { SmtpPool, type RawMail } from './smtp-pool';
export {
  alternatives,
  ALTERNATIVE_TYPE,
  dateHeader,
  fromHeader,
  htmlPart,
  quotedPrintable,
  SOFT_BREAK,
  subjectHeader,
  textPart,
} from './mime';
export { messageIdOf } from './mail-transport';
export {
  CLASS,
  CODE,
  FULL,
  isServerAway,
  kindOfAnswer,
  reasonOf,
  refusesAddress,
  type SmtpError,
} from './refusals';
export { replyAddress } from './reply-address';
