import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import brand from '../../brand.json';
import type { Attachment, RenderedMail } from './define-mail';
import { STYLE } from './mail-style';
import { PICTURES } from './mail-wordmark';
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
const RELATED = '=_related';

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

const base64Lines = (base64: string): string => (base64.match(/.{1,76}/g) ?? []).join('\r\n');

const multipart = (boundary: string, parts: string[]): string =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;

export const alternatives = (parts: string[]): string => multipart(ALTERNATIVE, parts);

/** Mail programs show `text/calendar`; those that do not, offer the file. */
const invitationFile = (content: string): string =>
  filePart({ name: 'call.ics', type: 'application/ics', content: Buffer.from(content) });

/** Names are ours, and plain ASCII. */
const filePart = ({ name, type, content }: Attachment): string =>
  [
    `Content-Type: ${type}; name=${name}`,
    `Content-Disposition: attachment; filename=${name}`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(content.toString('base64')),
  ].join('\r\n');

const PICTURE_PARTS = PICTURES.map(({ id, name, content }) =>
  [
    `Content-Type: image/png; name=${name}`,
    `Content-Disposition: inline; filename=${name}`,
    `Content-ID: <${id}>`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(content),
  ].join('\r\n'),
);

/** With the pictures that it shows. `content` is encoded already. */
export function htmlPart(content: string): string {
  const html = textPart('text/html', content);
  if (PICTURE_PARTS.length === 0) return html;
  const type = `multipart/related; boundary="${RELATED}"; type="text/html"`;
  return `Content-Type: ${type}\r\n\r\n${multipart(RELATED, [html, ...PICTURE_PARTS])}`;
}

/** Builds a mail in one piece. Nodemailer writes it in dozens, which took half of a worker's time. */
export function mimeOf(
  headers: string[],
  {
    text,
    html,
    invitation,
    attachment,
  }: Pick<RenderedMail, 'text' | 'html' | 'invitation' | 'attachment'>,
): string {
  const whole = (type: string, content: string): string =>
    [...headers, 'MIME-Version: 1.0', `Content-Type: ${type}`, '', content].join('\r\n');
  const parts = [
    textPart('text/plain', quotedPrintable(text)),
    htmlPart(html.split(STYLE).map(quotedPrintable).join(CONSTANT)),
  ];
  if (invitation) {
    const { method, content } = invitation;
    parts.push(textPart(`text/calendar; method=${method}`, quotedPrintable(content)));
  }
  const files = [
    ...(invitation ? [invitationFile(invitation.content)] : []),
    ...(attachment ? [filePart(attachment)] : []),
  ];
  if (files.length === 0) return whole(ALTERNATIVE_TYPE, alternatives(parts));
  const readable = `Content-Type: ${ALTERNATIVE_TYPE}\r\n\r\n${alternatives(parts)}`;
  return whole(MIXED_TYPE, multipart(MIXED, [readable, ...files]));
}
