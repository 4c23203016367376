import { decode, encodingExists } from 'iconv-lite';

const MARKS: [label: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes that Windows-1252 leaves undefined, and controls that no text has. */
const NO_TEXT = /[\0-\x08\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D]/;

/** Null if the bytes are no text in an encoding that banks write. */
export function statementText(bytes: Uint8Array): string | null {
  const label = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (label) return decodedAs(label, bytes);
  const declared = declaredEncoding(bytes);
  if (declared && !/^utf-?8$/i.test(declared)) return decodedAs(declared, bytes);
  return decodedAs('utf-8', bytes) ?? (declared ? null : decodedAs('windows-1252', bytes));
}

const markedEncoding = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

/** Every second byte of Latin letters is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, 64)];
  const isZero = (parity: number) =>
    start.length >= 4 && start.every((byte, at) => (byte === 0) === (at % 2 === parity));
  if (isZero(1)) return 'utf-16le';
  return isZero(0) ? 'utf-16be' : undefined;
}

/** Encoding named by an XML declaration. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s{0,20}<\?xml\s[^>]{0,120}?encoding=["']([\w.:-]{1,40})["']/.exec(start)?.[1];
}

function decodedAs(label: string, bytes: Uint8Array): string | null {
  const text = withDecoder(label, bytes) ?? withIconv(label, bytes);
  return text === null || NO_TEXT.test(text) ? null : text;
}

function withDecoder(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** For charsets that only an XML declaration names and the platform lacks. */
function withIconv(label: string, bytes: Uint8Array): string | null {
  if (/^(?:utf|windows-1252)/i.test(label) || !encodingExists(label)) return null;
  const text = decode(Buffer.from(bytes), label);
  return text.includes('\uFFFD') ? null : text;
}
