import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { MEDIA_TYPES, PLAIN_TEXT, ZIP } from './attachment-options';
import { COMPOUND_FILE, isEncrypted } from './compound-file';
import { FileProtected, FileTypeRefused, OldOfficeRefused } from './files.errors';

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const OFFICE_TEMPLATE =
  /^application\/vnd\.openxmlformats-officedocument\.\w+ml\.(?:template|slideshow)$/;

const SAME: Record<string, string> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'text/calendar': PLAIN_TEXT,
  'text/vcard': PLAIN_TEXT,
  'application/vnd.apple.pages': ZIP,
  'application/vnd.apple.numbers': ZIP,
  'application/vnd.apple.keynote': ZIP,
  'application/epub+zip': ZIP,
  'application/vnd.visio': ZIP,
  'model/3mf': ZIP,
  [`${OPEN_DOCUMENT}.presentation`]: ZIP,
  [`${OPEN_DOCUMENT}.presentation-template`]: ZIP,
  [`${OPEN_DOCUMENT}.graphics`]: ZIP,
  [`${OPEN_DOCUMENT}.graphics-template`]: ZIP,
  [`${OPEN_DOCUMENT}.text-template`]: ZIP,
  [`${OPEN_DOCUMENT}.spreadsheet-template`]: ZIP,
};

/**
 * Signatures of two or three letters, which may also begin a text: “BMW”, “MZ-4711”, “ID3;price”.
 */
const TWO_LETTERS = ['image/bmp', 'application/x-msdownload', 'audio/mpeg'];

/**
 * By content, not name. Unpacks no archive: of a ZIP it reads only the entry names.
 * @throws FileTypeRefused, FileProtected, OldOfficeRefused
 */
export async function mediaTypeOf(path: string): Promise<string> {
  const found = await recognised(path);
  if (found) {
    const mediaType = OFFICE_TEMPLATE.test(found.mime) ? ZIP : (SAME[found.mime] ?? found.mime);
    if (mediaType === COMPOUND_FILE) {
      throw (await isEncrypted(path)) ? FileProtected() : OldOfficeRefused();
    }
    if (MEDIA_TYPES.includes(mediaType)) return mediaType;
    if (!TWO_LETTERS.includes(mediaType)) throw FileTypeRefused();
  }
  if (await isPlainText(path)) return PLAIN_TEXT;
  throw FileTypeRefused();
}

async function recognised(path: string) {
  try {
    return await fileTypeFromFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return { mime: 'application/octet-stream' };
  }
}

/** Excel saves "Unicode text" as UTF-16, and CSV in the 8-bit charset of the computer. */
async function isPlainText(path: string): Promise<boolean> {
  const beginning = await firstBytes(path, 2);
  if (beginning === 'fffe') return (await isTextIn('utf-16le', path)) ?? false;
  if (beginning === 'feff') return (await isTextIn('utf-16be', path)) ?? false;
  return (await isTextIn('utf-8', path)) ?? (await isTextIn('windows-1252', path)) ?? false;
}

async function firstBytes(path: string, count: number): Promise<string> {
  for await (const chunk of createReadStream(path, { end: count - 1 })) {
    return (chunk as Buffer).toString('hex');
  }
  return '';
}

/** Markup that a browser could run (HTML, SVG and other XML) begins with a tag, or UTF-8's mark. */
const MARKUP = /^(?:ï»¿)?\s*</;

/** Bytes of a program or picture, of which a single 8-bit charset has all but these. */
const BINARY = /[\0-\x08\x0E-\x1A\x1C-\x1F\x7F]/;

/** Null if some bytes do not belong to this encoding. */
async function isTextIn(encoding: string, path: string): Promise<boolean | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const forbidden = encoding === 'windows-1252' ? BINARY : /\0/;
  let isBlank = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (forbidden.test(text) || (isBlank && MARKUP.test(text))) return false;
      isBlank &&= text.trim() === '';
    }
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return null;
    throw error;
  }
}
