import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isWordmark } from '../../mail/mail-wordmark';
import type { UNREAD_REASONS } from './inbound-mail-options';
import { oneLine, UnreadableMail, type MailHead } from './read-head';
import {
  asWindows,
  charsetsIn,
  inRightLetters,
  isKnownCharset,
  unflowed,
  withoutFlow,
} from './letters';
import { isWithinBounds, readReply, tidy, type Known } from './reply-text';

const MAX_CHARACTERS = 512 * 1024;
/** Nested tags take quadratic time. A reply is at the beginning, above the quotation. */
const MAX_TAGS = 8_000;

const htmlText = (html: string): string =>
  convert(beginningOf(html), {
    wordwrap: false,
    limits: { maxInputLength: MAX_CHARACTERS, maxChildNodes: 2_000, maxDepth: 60 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'hr', format: 'skip' },
      ...['td', 'th'].map((selector) => ({
        selector,
        format: 'inlineSurround',
        options: { suffix: ' ' },
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });

function beginningOf(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1);
    if (end < 0 || end >= MAX_CHARACTERS) return html.slice(0, MAX_CHARACTERS);
  }
  return html.slice(0, end);
}

const DEEPEST = 40;
/** 25 MiB of Base64 have 345,000 lines. */
const MAX_LINES = 500_000;
const MAX_SEPARATORS = 1_000;

/** Signatures of the whole mail, not files of the sender. */
const NO_FILES = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;

/** Larger pictures are probably meant to be seen. */
const MAX_SIGNATURE_PICTURE = 20_000;
const MAX_PICTURES = 100;

/** `isInline`: shown within the text, so one that its sender has sent before belongs to a signature. */
export type MailFile = { name: string; content: Uint8Array<ArrayBuffer>; isInline: boolean };

type Unread = (typeof UNREAD_REASONS)[number];

export type CalendarAnswer = 'accepted' | 'declined' | 'tentative';

export type MailBody = {
  text: string;
  /** Everything else that stands in the mail. */
  rest: string;
  wholeText: string;
  files: MailFile[];
  unread: Unread | null;
  calendarAnswer: CalendarAnswer | null;
  /** The last lines of the text, before a signature is left out. */
  ending: string[];
};

export const NO_BODY: MailBody = {
  text: '',
  rest: '',
  wholeText: '',
  files: [],
  unread: null,
  calendarAnswer: null,
  ending: [],
};

export type IncomingMail = MailHead & MailBody;

/** `site`: the host of our links, whose secrets a quotation repeats. */
export type Expected = Known & { site?: string };

/**
 * A hostile mail can make this slow: call it through `readBodyAside`.
 * @throws UnreadableMail
 */
export async function readBody(given: Uint8Array, expected: Expected = {}): Promise<MailBody> {
  expectBounded(given);
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length).toString('latin1');
  const { raw, isFlowed, isDense } = withoutFlow(bytes);
  const email = await parse(isFlowed ? Buffer.from(raw, 'latin1') : given);
  const charsets = charsetsIn(raw);
  const found = await inLetters(email, raw, charsets);
  const whole = withoutSecrets(isFlowed ? unflowed(found, isDense) : found, expected.site);
  const { text, rest, ending, isOpen } = readReply(whole, expected);
  const { files, leftOut } = sortedFiles(email, expected);
  const isCut = isOpen && !(isWithinBounds(whole) && isLookedAt(email));
  return {
    text,
    rest: [rest, leftOut].filter(Boolean).join('\n\n'),
    ending,
    wholeText: tidy(whole),
    files,
    unread: isCut ? 'too_long' : unreadIn(email, { raw, charsets, text, whole }),
    calendarAnswer: calendarAnswerIn(email),
  };
}

const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, {
    maxHeadersSize: 256 * 1024,
    maxNestingDepth: DEEPEST,
    forceRfc822Attachments: true,
  }).catch(() => {
    throw new UnreadableMail('It cannot be parsed');
  });

async function inLetters(email: Email, raw: string, charsets: string[]): Promise<string> {
  const text = textOf(email);
  if (!text.includes('\uFFFD')) return inRightLetters(text, charsets);
  return inRightLetters(textOf(await parse(Buffer.from(asWindows(raw), 'latin1'))), charsets);
}

const LINK = /https?:\/\/[^\s<>"]{1,4000}/gi;
const REPLY_ADDRESS = /[a-z0-9._-]{1,15}\+[a-z2-7]{48}@/gi;

/** A quotation of our mail has links and an address that work like its reader's password. */
const withoutSecrets = (text: string, site?: string): string =>
  text
    .replace(LINK, (link) => (site && isSecret(link, site) ? '[…]' : link))
    .replace(REPLY_ADDRESS, '[…]@');

const isSecret = (link: string, site: string): boolean =>
  link.toLowerCase().includes(site) && /#|%23|\btoken(?:=|%3D)/i.test(link);

function expectBounded(raw: Uint8Array): void {
  let lines = 0;
  let separators = 0;
  for (let at = 0; at >= 0 && at < raw.length; at = raw.indexOf(10, at) + 1 || -1) {
    lines += 1;
    if (raw[at] === 45 && raw[at + 1] === 45) separators += 1;
    if (lines > MAX_LINES || separators > MAX_SEPARATORS) {
      throw new UnreadableMail('It has too many lines or parts');
    }
  }
}

function textOf({ text: whole = '', html }: Email): string {
  const text = whole.slice(0, MAX_CHARACTERS);
  if (tidy(text) !== '') return text;
  return html ? htmlText(html) : '';
}

const isLookedAt = ({ text = '', html = '' }: Email): boolean =>
  text.length <= MAX_CHARACTERS && (tidy(text) !== '' || beginningOf(html) === html);

type Read = { raw: string; charsets: string[]; text: string; whole: string };

const ENCRYPTED = /^(?:application\/(?:x-)?pkcs7-mime|application\/pgp-encrypted)$/;
const ARMOUR = '-----BEGIN PGP MESSAGE-----';
const TNEF = /^application\/(?:vnd\.)?ms-tnef$/;
const ENCODING = /^content-transfer-encoding:[ \t]*([^\s;]{1,40})/gim;
const KNOWN_ENCODING = /^"?(?:7bit|8bit|binary|quoted-printable|base64|7-bit|8-bit)"?$/i;
const MAX_PARTS = 200;

/** Only if it leaves nothing, or nothing legible, to be published. */
function unreadIn(email: Email, { raw, charsets, text, whole }: Read): Unread | null {
  const types = email.attachments.map(({ mimeType }) => mimeType.toLowerCase());
  if (whole.includes(ARMOUR)) return 'encrypted';
  if (charsets.some((label) => !isKnownCharset(label)) && /[^\x00-\x7F]/.test(whole)) {
    return 'unknown_encoding';
  }
  const encodings = [...raw.matchAll(ENCODING)].slice(0, MAX_PARTS);
  if (encodings.some(([, name]) => !KNOWN_ENCODING.test(name!))) return 'unknown_encoding';
  if (text !== '') return null;
  if (types.some((type) => ENCRYPTED.test(type))) return 'encrypted';
  const isTnef = ({ mimeType, filename }: Attachment) =>
    TNEF.test(mimeType) || filename?.toLowerCase() === 'winmail.dat';
  return email.attachments.some(isTnef) ? 'winmail' : null;
}

const isCalendar = ({ mimeType }: Attachment): boolean => mimeType === 'text/calendar';

const calendarText = ({ content }: Attachment): string =>
  Buffer.from(content as ArrayBuffer)
    .subarray(0, MAX_CALENDAR)
    .toString('utf8')
    .replace(/\r?\n[ \t]/g, '');
const MAX_CALENDAR = 64 * 1024;

/** A calendar program's answer to an invitation (RFC 5546). */
function calendarAnswerIn({ attachments }: Email): CalendarAnswer | null {
  const text = attachments.filter(isCalendar).map(calendarText).find(isAnswer) ?? '';
  const [, answer] =
    /^ATTENDEE[^\n]{0,1000}?;PARTSTAT=(ACCEPTED|DECLINED|TENTATIVE)/im.exec(text) ?? [];
  return (answer?.toLowerCase() as CalendarAnswer | undefined) ?? null;
}

const isAnswer = (text: string): boolean => /^METHOD:REPLY\s*$/im.test(text);

function sortedFiles(email: Email, known: Known): { files: MailFile[]; leftOut: string } {
  const all = email.attachments.filter(
    (file) =>
      !NO_FILES.test(file.mimeType) &&
      !(isCalendar(file) && isAnswer(calendarText(file))) &&
      !(isPicture(file) && isWordmark(new Uint8Array(file.content as ArrayBuffer))),
  );
  const ids = email.html ? endPictures(email.html, known) : new Set<string>();
  const isLeftOut = (file: Attachment) =>
    isPicture(file) &&
    ids.has(idOf(file)) &&
    (file.content as ArrayBuffer).byteLength < MAX_SIGNATURE_PICTURE;
  const left = all.filter(isLeftOut).map(nameOf);
  return {
    files: all.filter((file) => !isLeftOut(file)).map((file) => fileOf(file, email.html ?? '')),
    leftOut:
      left.length === 0 ? '' : `[Pictures of the signature: ${left.slice(0, 20).join(', ')}]`,
  };
}

const isPicture = ({ mimeType }: Attachment): boolean => mimeType.startsWith('image/');
const idOf = ({ contentId = '' }: Attachment): string =>
  contentId.replace(/^<|>$/g, '').toLowerCase();

const PICTURE = /<img\b[^>]{0,2000}?\bsrc\s{0,5}=\s{0,5}["']?cid:([^"'\s>]{1,300})[^>]{0,4000}>/gi;
/** Letters of no script, which stand for a picture in the text. */
const [BEGIN, END] = ['\uE000', '\uE001'];

/** Of the pictures that stand in a signature, or below a name at the end, and not between sentences. */
function endPictures(html: string, known: Known): Set<string> {
  const ids: string[] = [];
  const marked = beginningOf(html).replace(PICTURE, (picture, id: string) => {
    if (ids.length >= MAX_PICTURES) return picture;
    ids.push(id.toLowerCase());
    return `${BEGIN}${ids.length - 1}${END}`;
  });
  if (ids.length === 0) return new Set();
  const { text } = readReply(htmlText(marked), known);
  return new Set(ids.filter((_, index) => isAtEnd(text, `${BEGIN}${index}${END}`)));
}

const MARK = new RegExp(`${BEGIN}\\d+${END}`, 'g');
const isSentence = (line: string): boolean => line.length > 60 || /[.?!:;]$/.test(line);

function isAtEnd(text: string, mark: string): boolean {
  const at = text.indexOf(mark);
  if (at < 0) return true;
  const linesOf = (part: string) =>
    part
      .replace(MARK, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const above = linesOf(text.slice(0, at)).at(-1);
  return above !== undefined && !isSentence(above) && !linesOf(text.slice(at)).some(isSentence);
}

const nameOf = ({ filename, mimeType }: Attachment): string =>
  oneLine(filename ?? '', 255) || (mimeType === 'message/rfc822' ? 'mail.eml' : 'file');

const fileOf = (file: Attachment, html: string): MailFile => ({
  name: nameOf(file),
  content: new Uint8Array(file.content as ArrayBuffer),
  isInline:
    isPicture(file) && idOf(file) !== '' && html.toLowerCase().includes(`cid:${idOf(file)}`),
});
