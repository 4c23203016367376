import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { oneLine, UnreadableMail, type MailHead } from './read-head';
import { replyText, tidy } from './reply-text';

const MOST_CHARACTERS = 512 * 1024;
/** Nested tags take quadratic time. A reply is at the beginning, above the quotation. */
const MOST_TAGS = 8_000;

const htmlText = (html: string): string =>
  convert(beginningOf(html), {
    wordwrap: false,
    limits: { maxInputLength: MOST_CHARACTERS, maxChildNodes: 2_000, maxDepth: 60 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'hr', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });

function beginningOf(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1);
    if (end < 0 || end >= MOST_CHARACTERS) return html.slice(0, MOST_CHARACTERS);
  }
  return html.slice(0, end);
}

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
 * A hostile mail can make this slow: call it through `readBodyAside`.
 * @throws UnreadableMail
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

function textOf({ text: whole = '', html }: Email): string {
  const text = whole.slice(0, MOST_CHARACTERS);
  if (tidy(text) !== '') return text;
  return html ? htmlText(html) : '';
}

const fileOf = ({ filename, content, mimeType }: Attachment): MailFile => ({
  name: oneLine(filename ?? '', 255) || (mimeType === 'message/rfc822' ? 'mail.eml' : 'file'),
  content: new Uint8Array(content as ArrayBuffer),
});
