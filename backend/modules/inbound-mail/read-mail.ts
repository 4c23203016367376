import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { canonicalEmail } from '../../validation/email-address';
import { UnreadableMail } from './inbound-mail.errors';
import { htmlText } from './html-text';
import { replyText, tidy } from './reply-text';

const MOST_HEADER_BYTES = 256 * 1024;
const DEEPEST = 40;
const MOST_RECIPIENTS = 200;

/** Headers that say to which address of ours a mail came. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];

/** Signatures of the mail as a whole; nobody sent them as files. */
const NO_FILES = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;

export type MailFile = { name: string; content: Buffer };

export type IncomingMail = {
  /** All values of a header, topmost first. */
  values: (header: string) => string[];
  /** Normalised, so that it can be compared with an account’s address; null where the mail names none. */
  from: string | null;
  fromName: string | null;
  recipients: string[];
  /** In-Reply-To and References. */
  answers: string;
  subject: string;
  /** What its sender wrote; empty where that is nothing. */
  text: string;
  /** With all that it quotes. */
  wholeText: string;
  files: MailFile[];
};

/** @throws UnreadableMail */
export async function readMail(raw: Buffer): Promise<IncomingMail> {
  const email = await PostalMime.parse(raw, {
    maxHeadersSize: MOST_HEADER_BYTES,
    maxNestingDepth: DEEPEST,
    forceRfc822Attachments: true,
  }).catch(() => {
    throw new UnreadableMail('It cannot be parsed');
  });
  const values = (header: string) =>
    email.headers.filter(({ key }) => key === header).map(({ value }) => value);
  const wholeText = textOf(email);
  return {
    values,
    from: canonicalEmail(email.from?.address ?? ''),
    fromName: oneLine(email.from?.name ?? '', 100) || null,
    recipients: RECIPIENTS.flatMap(values).flatMap(addressesIn).slice(0, MOST_RECIPIENTS),
    answers: [...values('in-reply-to'), ...values('references')].join(' '),
    subject: oneLine(email.subject ?? '', 200),
    text: replyText(wholeText),
    wholeText: tidy(wholeText),
    files: email.attachments.filter(({ mimeType }) => !NO_FILES.test(mimeType)).map(fileOf),
  };
}

function textOf({ text, html }: Email): string {
  if (text && tidy(text) !== '') return text;
  return html ? htmlText(html) : '';
}

const oneLine = (text: string, most: number): string =>
  tidy(text)
    .replace(/\s+/g, ' ')
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');

const addressesIn = (value: string): string[] =>
  value
    .slice(0, 20_000)
    .split(/[\s,;<>()"']+/)
    .filter((word) => word.includes('@'));

const fileOf = ({ filename, content, mimeType }: Attachment): MailFile => ({
  name: filename ?? (mimeType === 'message/rfc822' ? 'mail.eml' : 'file'),
  content: Buffer.from(content as ArrayBuffer),
});
