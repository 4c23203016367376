import { decode as decodeAs, encodingExists } from 'iconv-lite';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS = new TextDecoder('windows-1252');

/** Of the bytes 0 to 255 in Windows-1252, so that a text read so by mistake can be read again. */
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [WINDOWS.decode(Uint8Array.of(byte)), byte]),
);

/** Most programs that name no charset write UTF-8, and the others Windows-1252. */
function guessed(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return WINDOWS.decode(bytes);
  }
}

const WORD = /=\?([^?\s]{1,60})\?([QB])\?([^?]{0,2000})\?=/gi;

/**
 * A header value, given as one character a byte: what a program has left unencoded in letters, and
 * encoded words (RFC 2047) such that every parser knows their charset.
 */
export function headerValue(value: string): string {
  const words = value.replace(WORD, (word, label: string, encoding: string, text: string) => {
    const charset = label.split('*')[0]!;
    if (!isForIconv(charset)) return word.replace(/[\x80-\xFF]/g, escaped);
    const bytes = /b/i.test(encoding)
      ? Buffer.from(text, 'base64')
      : bytesOfQuoted(text.replaceAll('_', ' '));
    return `=?utf-8?B?${Buffer.from(decodeAs(bytes, charset)).toString('base64')}?=`;
  });
  return /[\x80-\xFF]/.test(words) ? guessed(Buffer.from(words, 'latin1')) : words;
}

const escaped = (letter: string): string => `=${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Of quoted-printable text (RFC 2045) without soft line breaks, given as one character a byte. */
export const bytesOfQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

const TEXT_PART = /^content-type:[ \t]*text\/[^\r\n]*(?:\r?\n[ \t][^\r\n]*){0,8}/gim;
const CHARSET = /\bcharset[ \t]*=[ \t]*"?([^\s";]{1,60})/i;
const MAX_PARTS = 50;

/** Charsets that the text parts of a mail name, in lower case. */
export const charsetsIn = (raw: string): string[] =>
  [...raw.matchAll(TEXT_PART)]
    .slice(0, MAX_PARTS)
    .flatMap(([head]) => CHARSET.exec(head)?.[1]?.toLowerCase() ?? []);

function isForDecoder(label: string): boolean {
  try {
    return new TextDecoder(label) instanceof TextDecoder;
  } catch {
    return false;
  }
}

const isForIconv = (label: string): boolean => !isForDecoder(label) && encodingExists(label);

export const isKnownCharset = (label: string): boolean =>
  isForDecoder(label.replace(/^x-/, '')) || encodingExists(label);

const ESCAPES = /\x1B(?:\$[@B]|\([BJ])/;

/**
 * A text that the parser read in the wrong letters, because the mail names a charset that the
 * parser does not know, a wrong one or none.
 */
export function inRightLetters(text: string, charsets: string[]): string {
  if (ESCAPES.test(text)) return new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'));
  const bytes = bytesOfWindows(text);
  if (!bytes) return text;
  const [foreign] = charsets.filter(isForIconv);
  if (foreign) return decodeAs(Buffer.from(bytes), foreign);
  return guessed(bytes);
}

function bytesOfWindows(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = BYTE_OF.get(text[at]!);
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

const WITHOUT_CHARSET =
  /^(content-type:[ \t]*text\/(?:plain|html))(?![^\r\n]*charset)(?=[^\r\n]*\r?\n(?:(?![ \t])|[ \t](?![^\r\n]*charset)))/gim;

/** The mail again, read as Windows-1252 wherever it claims UTF-8 or nothing. */
export const asWindows = (raw: string): string =>
  (/^content-type:/im.test(raw.split(/\r?\n\r?\n/, 1)[0]!)
    ? raw
    : `Content-Type: text/plain\r\n${raw}`
  )
    .replace(/charset[ \t]*=[ \t]*"?(?:utf-?8|us-ascii)"?/gi, 'charset=windows-1252')
    .replace(WITHOUT_CHARSET, '$1; charset=windows-1252');

const FLOWED = /\bformat[ \t]*=[ \t]*"?flowed\b/gi;

/** So that the parser does not join a quoted line with the answer below it. */
export const withoutFlow = (raw: string): { raw: string; isFlowed: boolean; isDense: boolean } => ({
  raw: raw.replace(FLOWED, 'format=fixed'),
  isFlowed: new RegExp(FLOWED, 'i').test(raw),
  isDense: /\bdelsp[ \t]*=[ \t]*"?yes\b/i.test(raw),
});

const depthOf = (line: string): number => /^>*/.exec(line)![0].length;

/** Format=flowed (RFC 3676): only lines of the same depth of quotation are joined. */
export function unflowed(text: string, isDense: boolean): string {
  const lines: string[] = [];
  let isOpen = false;
  let depth = 0;
  for (const given of text.split(/\r?\n/)) {
    const line = given.replace(/^ /, '');
    const own = depthOf(line);
    const continues = isOpen && own === depth;
    const words = continues ? line.slice(own).replace(/^ /, '') : line;
    if (continues) {
      const before = lines.at(-1)!;
      lines[lines.length - 1] = `${isDense ? before.slice(0, -1) : before}${words}`;
    } else lines.push(line);
    depth = own;
    isOpen = line.endsWith(' ') && line.slice(own).trim() !== '--';
  }
  return lines.join('\n');
}
