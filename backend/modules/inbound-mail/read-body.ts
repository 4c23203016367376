import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { UnreadableMail } from './unreadable-mail';
import { htmlText } from './html-text';
import type { MailHead } from './read-head';
import { replyText, tidy } from './reply-text';

const DEEPEST = 40;
/** 25 MiB of Base64 have 345,000 lines. */
const MOST_LINES = 500_000;
const MOST_SEPARATORS = 1_000;

/** Signatures of the whole mail, not files of the sender. */
const NO_FILES = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;

export type MailFile = { name: string; content: Uint8Array<ArrayBuffer> };

export type MailBody = {
  text: string;
  wholeText: string;
  files: MailFile[];
};

export type IncomingMail = MailHead & MailBody;

/**
 * A hostile mail can make this slow, so the worker calls it through `readBodyAside`. @throws
 * UnreadableMail
 */
export async function readBody(raw: Uint8Array): Promise<MailBody> {
  expectBounded(raw);
  const email = await PostalMime.parse(raw, {
    maxHeadersSize: 256 * 1024,
    maxNestingDepth: DEEPEST,
    forceRfc822Attachments: true,
  }).catch(() => {
    throw new UnreadableMail('It cannot be parsed');
  });
  const wholeText = textOf(email);
  return {
    text: replyText(wholeText),
    wholeText: tidy(wholeText),
    files: email.attachments.filter(({ mimeType }) => !NO_FILES.test(mimeType)).map(fileOf),
  };
}

function expectBounded(raw: Uint8Array): void {
  let lines = 0;
  let separators = 0;
  for (let at = 0; at >= 0 && at < raw.length; at = raw.indexOf(10, at) + 1 || -1) {
    lines += 1;
    if (raw[at] === 45 && raw[at + 1] === 45) separators += 1;
    if (lines > MOST_LINES || separators > MOST_SEPARATORS) {
      throw new UnreadableMail('It has too many lines or parts');
    }
  }
}

function textOf({ text, html }: Email): string {
  if (text && tidy(text) !== '') return text;
  return html ? htmlText(html) : '';
}

const fileOf = ({ filename, content, mimeType }: Attachment): MailFile => ({
  name: filename ?? (mimeType === 'message/rfc822' ? 'mail.eml' : 'file'),
  content: new Uint8Array(content as ArrayBuffer),
});
