import { ENDINGS } from './attachment-options';

const LONGEST = 200;

/** What text fields refuse too: control characters and marks that turn the direction of text around. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The ending, by which programs choose what opens a file. */
const ENDING = /\.([\p{L}\p{N}]{1,10})$/u;

/**
 * The name as typed, without a path or anything that could mislead its reader; at most 200 characters. It ends as
 * files of that kind do: a text called `invoice.bat` would run when opened, `invoice.bat.txt` is shown.
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
  // Not in the middle of a character of two halves.
  return start.slice(0, LONGEST - kept.length).replace(/[\uD800-\uDBFF]$/, '') + kept;
}

/** The header of a download. Programs that do not know RFC 6266's `filename*` take the plain name. */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
