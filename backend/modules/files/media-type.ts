import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { MEDIA_TYPES, PLAIN_TEXT } from './attachment-options';

const SAME: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' };

/**
 * Signatures of two or three letters, which may also begin a text: “BMW”, “MZ-4711”, “ID3;price”.
 */
const TWO_LETTERS = ['image/bmp', 'application/x-msdownload', 'audio/mpeg'];

/**
 * Type of a file by its content, not its name; null if we do not accept it. Nothing is unpacked: of
 * a ZIP only the entry names are read.
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
