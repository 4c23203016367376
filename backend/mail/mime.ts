import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import brand from '../../brand.json';
import type { RenderedMail } from './define-mail';
import { STYLE } from './mail-layout';
import { plainSubject } from './mail-transport';

/** Servers refuse lines of more than 998 octets, and encoded words share lines of 76 (RFC 2047). */
export const header = (name: string, value: string): string => foldLines(`${name}: ${value}`, 76);

export const fromHeader = (from: string): string =>
  header('From', `${encodeWords(brand.name, 'Q', 60)} <${from}>`);

export const subjectHeader = (subject: string): string =>
  header('Subject', encodeWords(plainSubject(subject), 'Q', 52));

export const dateHeader = (): string => `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`;

/** Neither quoted-printable nor base64 can contain `=_`, so no text contains a boundary. */
const ALTERNATIVE = '=_alternative';
const MIXED = '=_mixed';

export const ALTERNATIVE_TYPE = `multipart/alternative; boundary="${ALTERNATIVE}"`;
const MIXED_TYPE = `multipart/mixed; boundary="${MIXED}"`;

/** Joins what was encoded apart, at any character. */
export const SOFT_BREAK = '=\r\n';

export const quotedPrintable = (text: string): string =>
  wrap(encode(text.replace(/\r?\n/g, '\r\n')), 75);

const CONSTANT = `${SOFT_BREAK}${quotedPrintable(STYLE)}${SOFT_BREAK}`;

/** `content` is encoded already. */
export const textPart = (type: string, content: string): string =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${content}`;

const multipart = (boundary: string, parts: string[]): string =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;

export const alternatives = (parts: string[]): string => multipart(ALTERNATIVE, parts);

/** Mail programs show `text/calendar`; those that do not, offer the file. */
const invitationFile = (content: string): string =>
  [
    'Content-Type: application/ics; name=call.ics',
    'Content-Disposition: attachment; filename=call.ics',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ].join('\r\n');

/** Builds a mail in one piece. Nodemailer writes it in dozens, which took half of a worker's time. */
export function mimeOf(
  headers: string[],
  { text, html, invitation }: Pick<RenderedMail, 'text' | 'html' | 'invitation'>,
): string {
  const whole = (type: string, content: string): string =>
    [...headers, 'MIME-Version: 1.0', `Content-Type: ${type}`, '', content].join('\r\n');
  const parts = [
    textPart('text/plain', quotedPrintable(text)),
    textPart('text/html', html.split(STYLE).map(quotedPrintable).join(CONSTANT)),
  ];
  if (!invitation) return whole(ALTERNATIVE_TYPE, alternatives(parts));
  const { method, content } = invitation;
  parts.push(textPart(`text/calendar; method=${method}`, quotedPrintable(content)));
  const readable = `Content-Type: ${ALTERNATIVE_TYPE}\r\n\r\n${alternatives(parts)}`;
  return whole(MIXED_TYPE, multipart(MIXED, [readable, invitationFile(content)]));
}
