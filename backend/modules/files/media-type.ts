import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { MEDIA_TYPES, PLAIN_TEXT } from './attachment-options';

/** Kinds that `file-type` tells apart and we do not. */
const SAME: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' };

/** Marks of two or three letters, with which a text may begin: “BMW”, “MZ-4711”, “ID3;price”. */
const TWO_LETTERS = ['image/bmp', 'application/x-msdownload', 'audio/mpeg'];

/**
 * What the content of a file is; null where it is none of the kinds that we take. A name proves nothing, so it is not looked at.
 * Nothing is unpacked: of a ZIP only the names of its entries are read.
 */
export async function mediaTypeOf(path: string): Promise<string | null> {
  const found = await recognised(path);
  if (found) {
    const mediaType = SAME[found.mime] ?? found.mime;
    if (MEDIA_TYPES.includes(mediaType)) return mediaType;
    if (!TWO_LETTERS.includes(mediaType)) return null;
  }
  return (await isPlainText(path)) ? PLAIN_TEXT : null;
}

/** A file that is made to confuse the reader of its kind is of no kind. */
async function recognised(path: string) {
  try {
    return await fileTypeFromFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    return { mime: 'application/octet-stream' };
  }
}

/** Markup that a browser could run: HTML, SVG and other XML begin with a tag. */
const MARKUP = /^\s*</;

/** UTF-8 without NUL, and no markup. */
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
