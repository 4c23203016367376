import { ENDINGS } from './attachment-options';

const LONGEST = 200;

/** As in text fields: control characters, and marks that reverse text direction. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The extension decides which program opens the file. */
const ENDING = /\.([\p{L}\p{N}]{1,10})$/u;

/**
 * The typed name without a path or misleading characters; at most 200 characters. Gets the
 * extension of the file's kind: a text called `invoice.bat` would run when opened,
 * `invoice.bat.txt` is shown.
 */
export function fileName(typed: string | undefined, mediaType: string): string {
  const [last = ''] = (typed ?? '').split(/[/\\]/).slice(-1);
  const name = last
    .normalize('NFC')
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

export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
