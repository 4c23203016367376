import { tidyLine } from '../../validation/characters';
import { ENDINGS, MAX_NAME } from './attachment-options';

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
  return start.slice(0, MAX_NAME - kept.length).replace(/[\uD800-\uDBFF]$/, '') + kept;
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
