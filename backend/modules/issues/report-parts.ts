import { bytesOfQuoted } from '../inbound-mail/inbound-mail.public';

/** A part of a mail. `head` has its header lines unfolded, `text` its content decoded. */
export type Part = { type: string; head: string; text: string };

const MAX_READ = 200_000;
const MAX_PARTS = 30;
const DEEPEST = 6;

/**
 * The parts of a mail in order, of its first 200,000 letters; the first is the mail itself.
 * Synchronous and linear, because reports are read where mails are taken in.
 */
export function partsOf(raw: string): Part[] {
  const parts: Part[] = [];
  addParts(raw.slice(0, MAX_READ), parts, 0);
  return parts;
}

function addParts(text: string, parts: Part[], depth: number): void {
  if (parts.length >= MAX_PARTS) return;
  // Sendmail puts its words into a part without headers, which begins with the empty line.
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  const head = (end ? text.slice(0, end.index) : text).replace(/\r?\n[ \t]+/g, ' ');
  const body = end ? text.slice(end.index + end[0].length) : '';
  const content = headerOf(head, 'Content-Type');
  const type = (/^[\w.+/-]+/.exec(content)?.[0] ?? 'text/plain').toLowerCase();
  const boundary = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(content);
  const isSplit = boundary && type.startsWith('multipart/') && depth < DEEPEST;
  const pieces = isSplit ? `\n${body}`.split(`\n--${boundary[1] ?? boundary[2]}`).slice(1) : [];
  parts.push({ type, head, text: pieces.length > 0 ? '' : decoded(body, head, content) });
  for (const piece of pieces) {
    if (piece.startsWith('--')) return;
    addParts(piece.replace(/^[ \t]*\r?\n/, ''), parts, depth + 1);
  }
}

/** Empty if the head has no such line. */
export const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.{0,500})`, 'im').exec(head)?.[1]?.trim() ?? '';

function decoded(body: string, head: string, content: string): string {
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return body;
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : bytesOfQuoted(Buffer.from(body.replace(/=[ \t]*\r?\n/g, '')).toString('latin1'));
  const charset = /;\s*charset="?([\w-]{1,40})/i.exec(content)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

/** Entities of letters do not matter for codes and words of servers. */
export const plainOf = ({ type, text }: Part): string =>
  type === 'text/html'
    ? text
        .replace(/<(?:br|p|div|tr|li|h\d)\b[^<>]*>/gi, '\n')
        .replace(/<[^<>]*>/g, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')
    : text;
