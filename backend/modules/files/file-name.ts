import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { tidyLine } from '../../validation/characters';
import { ENDINGS, MEDIA_TYPES, PLAIN_TEXT } from './attachment-options';

const LONGEST = 200;

/** Joiners are part of words in Persian and of emoji; no mark may turn an extension round. */
const REFUSED = /[\p{Cc}\p{Cs}\p{Co}]|[^\P{Cf}\u200C\u200D]/gu;

const ENDING = /\.([\p{L}\p{N}]{1,10})$/u;

/**
 * With the extension of the file's kind: a text called `invoice.bat` would run when opened,
 * `invoice.bat.txt` is shown.
 */
export function fileName(typed: string | undefined, mediaType: string): string {
  const [last = ''] = (typed ?? '').split(/[/\\]/).slice(-1);
  const name = tidyLine(last)
    .replace(REFUSED, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![. ])[. ]+$/, '')
    .trim();
  const endings = ENDINGS[mediaType] ?? ['txt'];
  const [dotted = '', ending = ''] = ENDING.exec(name) ?? [];
  const isOfKind = dotted !== name && endings.includes(ending.toLowerCase());
  const kept = isOfKind ? dotted : `.${endings[0]}`;
  const start = (isOfKind ? name.slice(0, -dotted.length) : name) || 'file';
  // Do not split a surrogate pair.
  return start.slice(0, LONGEST - kept.length).replace(/[\uD800-\uDBFF]$/, '') + kept;
}

/** Browsers must not show a download as one of our pages, and proxies must not store it. */
export const downloadHeaders = (
  name: string,
  mediaType: string,
  bytes: number,
): Record<string, string> => ({
  'Content-Type': mediaType,
  'Content-Length': String(bytes),
  'Content-Disposition': contentDisposition(name),
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
});

export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const SAME: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' };

/**
 * Signatures of two or three letters, which may also begin a text: “BMW”, “MZ-4711”, “ID3;price”.
 */
const TWO_LETTERS = ['image/bmp', 'application/x-msdownload', 'audio/mpeg'];

/** By content, not name. Unpacks no archive: of a ZIP it reads only the entry names. */
export async function mediaTypeOf(path: string): Promise<string | null> {
  const found = await recognised(path);
  if (found) {
    const mediaType = SAME[found.mime] ?? found.mime;
    if (MEDIA_TYPES.includes(mediaType)) return mediaType;
    if (!TWO_LETTERS.includes(mediaType)) return null;
  }
  return (await isPlainText(path)) ? PLAIN_TEXT : null;
}

async function recognised(path: string) {
  try {
    return await fileTypeFromFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return { mime: 'application/octet-stream' };
  }
}

/** Markup that a browser could run (HTML, SVG and other XML) begins with a tag. */
const MARKUP = /^\s*</;

async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isBlank = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0') || (isBlank && MARKUP.test(text))) return false;
      isBlank &&= text.trim() === '';
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
