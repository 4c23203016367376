import brand from '../../../brand.json';
import { REPLY_MARKER } from '../../mail/mail-layout';
import { quoteHeaderAt } from './quote-headers';

const MOST_LOOKED_AT = 256 * 1024;
const MOST_LINES = 5_000;
/** With our marker below, the quotation's header is at most this far above. */
const NEAR = 16;
const NEAR_HEADER = 6;

const MARKER = new RegExp((REPLY_MARKER.match(/\w+/g) ?? []).join('[\\s>|*]{1,20}'), 'i');

/** As in text fields, except line breaks and tabs. */
const REFUSED =
  /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u200B]/gu;

const HEADER = new RegExp(`^[>|*\\s]*${brand.name}[\\s*]*$`);
const QUOTED = /^\s{0,3}[>|]/;
const SIGNATURE = /^--\s?$/;
const FROM_A_PHONE =
  /^(?:Sent (?:from|via|with) |Get Outlook for |Von mein|Gesendet (?:von|mit|aus) |Envoyé (?:de|depuis|à partir) |Enviado (?:desde|do|de) |Verzonden (?:vanaf|met|vanuit) |Wysłan[eo] z |Inviato da|Skickat från|Отправлено (?:с|из) |iPhone ?から送信|发自我的|Yahoo Mail: Search)/i;

export const tidy = (text: string): string =>
  text
    .slice(0, MOST_LOOKED_AT)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .replace(REFUSED, '')
    .normalize('NFC')
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** The sender's own words, also between and below quoted lines. */
export function replyText(whole: string): string {
  const text = tidy(whole);
  const lines = text.split('\n');
  const markerAt = lineOf(text, MARKER);
  const above = markerAt < 0 ? lines : withoutHeader(lines.slice(0, markerAt));
  const end = endOfReply(above, markerAt >= 0);
  const below = isQuoted(lines.slice(end), markerAt - end) ? textBelowQuotes(lines.slice(end)) : [];
  return [withoutSignature(above.slice(0, end)), ...below]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
}

function withoutHeader(above: string[]): string[] {
  const last = above.findLastIndex((line) => /[^>|\s]/.test(line));
  return last >= 0 && HEADER.test(above[last]!) ? above.slice(0, last) : above;
}

/** An unmarked quotation has no end, because our own mail may quote as well. */
const isQuoted = (below: string[], markerAt: number): boolean =>
  markerAt >= 0
    ? QUOTED.test(below[markerAt]!)
    : below.slice(0, NEAR_HEADER).some((line) => QUOTED.test(line));

function lineOf(text: string, pattern: RegExp): number {
  const found = pattern.exec(text);
  return found ? text.slice(0, found.index).split('\n').length - 1 : -1;
}

function endOfReply(above: string[], hasMarker: boolean): number {
  const header = quoteHeaderAt(above, hasMarker ? Math.max(0, above.length - NEAR) : 0);
  if (header >= 0) return header;
  if (!hasMarker) {
    const quoted = above.findIndex((line) => QUOTED.test(line));
    return quoted < 0 ? above.length : quoted;
  }
  return beforeUnknownHeader(above);
}

function beforeUnknownHeader(above: string[]): number {
  let last = above.length - 1;
  while (last >= 0 && above[last]!.replace(/[>|]/g, '').trim() === '') last -= 1;
  if (last < 0) return 0;
  let first = last;
  while (first > 0 && last - first < 2 && above[first - 1]!.trim() !== '') first -= 1;
  const paragraph = above.slice(first, last + 1).join(' ');
  const namesUs = paragraph.includes('@') || paragraph.includes(brand.name);
  return namesUs && /[:：]$/.test(paragraph) ? first : last + 1;
}

function withoutSignature(lines: string[]): string {
  const signature = lines.findIndex((line) => SIGNATURE.test(line));
  const kept = (signature < 0 ? lines : lines.slice(0, signature)).join('\n').trim().split('\n');
  while (kept.length > 0 && (kept.at(-1) === '' || isFromAPhone(kept.at(-1)!))) kept.pop();
  return kept.join('\n').trim();
}

const isFromAPhone = (line: string): boolean => line.length <= 90 && FROM_A_PHONE.test(line.trim());

/** A line right after a quoted one is its wrapped end, not a reply. */
function textBelowQuotes(lines: string[]): string[] {
  const paragraphs: string[][] = [];
  let isQuoting = false;
  let isNew = false;
  for (const line of lines) {
    if (SIGNATURE.test(line)) break;
    if (QUOTED.test(line)) {
      isQuoting = true;
      isNew = false;
    } else if (line === '') isNew = true;
    else if (isQuoting && isNew) {
      paragraphs.push([line]);
      isQuoting = false;
    } else if (!isQuoting && paragraphs.length > 0) {
      if (isNew) paragraphs.push([line]);
      else paragraphs.at(-1)!.push(line);
      isNew = false;
    }
  }
  return paragraphs
    .map((paragraph) => withoutSignature(paragraph))
    .filter((paragraph) => paragraph !== '' && quoteHeaderAt(paragraph.split('\n')) < 0);
}
