const LONGEST = 200;

/** What text fields refuse too: control characters and marks that turn the direction of text around. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The ending, which says what a file is: kept where the name has to be cut. */
const ENDING = /\.[\p{L}\p{N}]{1,10}$/u;

/** The name as typed, without a path or anything that could mislead its reader; at most 200 characters. */
export function fileName(typed: string | undefined): string {
  const [last = ''] = (typed ?? '').split(/[/\\]/).slice(-1);
  const name = last.normalize('NFC').replace(REFUSED, '').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(name)) return 'file';
  if (name.length <= LONGEST) return name;
  const [ending = ''] = ENDING.exec(name) ?? [];
  // Not in the middle of a character of two halves.
  return name.slice(0, LONGEST - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
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
