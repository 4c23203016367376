import { addressParser, decodeWords } from 'postal-mime';
import { canonicalEmail } from '../../validation/email-address';
import { headerValue } from './letters';
import { tidy } from './reply-text';

const MAX_HEADER_BYTES = 256 * 1024;
const MAX_HEADER_LINES = 2_000;
const MAX_RECIPIENTS = 200;
const MAX_DECODED = 2_000;

const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];

const MAILBOX = /^(?:[^<>@,;:]*<([^<>@,;:\s"]+@[^<>@,;:\s"]+)>|([^<>@,;:\s"]+@[^<>@,;:\s"]+))$/;

export type MailHead = {
  /** Topmost first, unfolded and not decoded. */
  values: (header: string) => string[];
  /** Canonical; null unless From, and Sender if present, name exactly one address. */
  from: string | null;
  fromName: string | null;
  recipients: string[];
  answers: string;
  subject: string;
};

/**
 * Linear, so it may run on the worker's own thread.
 * @throws UnreadableMail
 */
export function readHead(raw: Buffer, lists: readonly string[] = []): MailHead {
  const headers = headersOf(raw);
  const values = (header: string) =>
    headers.filter(({ name }) => name === header).map(({ value }) => value);
  const [from = ''] = values('from');
  const [subject = ''] = values('subject');
  const [shown] = addressParser(from.slice(0, MAX_DECODED));
  return {
    values,
    from: senderOf(values, lists),
    fromName: oneLine(shown?.name ?? '', 100) || null,
    recipients: RECIPIENTS.flatMap(values).flatMap(addressesIn).slice(0, MAX_RECIPIENTS),
    answers: [...values('in-reply-to'), ...values('references')].join(' '),
    subject: oneLine(decodeWords(subject.slice(0, MAX_DECODED)), 200),
  };
}

function headersOf(raw: Buffer): { name: string; value: string }[] {
  const text = raw.subarray(0, MAX_HEADER_BYTES).toString('latin1');
  const lines = text.split(/\r?\n/, MAX_HEADER_LINES + 1);
  const end = lines.indexOf('');
  const isCut = lines.length > MAX_HEADER_LINES || raw.length > MAX_HEADER_BYTES;
  if (end < 0 && isCut) throw new UnreadableMail('Its header is too long');
  const unfolded: string[][] = [];
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    if (/^[ \t]/.test(line)) unfolded.at(-1)?.push(line);
    else unfolded.push([line]);
  }
  return unfolded.flatMap((parts) => {
    const [, name, value] = /^([!-9;-~]+)[ \t]{0,10}:([^]*)$/.exec(parts.join('')) ?? [];
    return name === undefined
      ? []
      : [{ name: name.toLowerCase(), value: headerValue(value!.trim()) }];
  });
}

/**
 * `lists`: addresses of our own forwarders, which name themselves as the sender. One that is in
 * From as well hides who wrote the mail.
 */
function senderOf(values: MailHead['values'], lists: readonly string[]): string | null {
  const [from, ...others] = values('from').map(addressOf);
  const senders = values('sender')
    .map(addressOf)
    .filter((sender) => sender === null || !lists.includes(sender));
  const isClear = others.length === 0 && senders.length <= 1;
  if (!isClear || !from || lists.includes(from)) return null;
  return senders.every((sender) => sender === from) ? from : null;
}

function addressOf(value: string): string | null {
  const [, inBrackets, alone] = MAILBOX.exec(syntaxOf(value) ?? '') ?? [];
  return canonicalEmail(inBrackets ?? alone ?? '');
}

export const oneLine = (text: string, most: number): string =>
  tidy(text)
    .replace(/\s+/g, ' ')
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');

const addressesIn = (value: string): string[] =>
  value
    .slice(0, 20_000)
    .split(/[\s,;<>()"']+/)
    .filter((word) => word.includes('@'));

const TOKEN = /^[\w.+-]+$/;

/**
 * A structured header value (RFC 5322, 3.2) without comments. A quoted string that is not a plain
 * token becomes one `"`, so that quoted separators cannot be mistaken for syntax. Null if a comment
 * or quoted string never ends.
 */
export function syntaxOf(value: string): string | null {
  let text = '';
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at]!;
    if (depth > 0) {
      if (character === '\\') at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    } else if (character === '(') {
      depth = 1;
      text += ' ';
    } else if (character === '"') {
      const end = endOfQuote(value, at + 1);
      if (end < 0) return null;
      const quoted = value.slice(at + 1, end);
      text += TOKEN.test(quoted) ? quoted : '"';
      at = end;
    } else text += character;
  }
  return depth > 0 ? null : text.replace(/\s+/g, ' ').trim();
}

function endOfQuote(value: string, start: number): number {
  for (let at = start; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (value[at] === '"') return at;
  }
  return -1;
}

export class UnreadableMail extends Error {}
