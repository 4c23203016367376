import { createReadStream } from 'node:fs';

/** Office files before 2007, and the envelope of those that a password protects. */
export const COMPOUND_FILE = 'application/x-cfb';

/** The directory's entry of the encrypted content: its name in 64 bytes, and the name's length. */
const ENCRYPTED = Buffer.alloc(66);
ENCRYPTED.write('EncryptedPackage', 'utf16le');
ENCRYPTED.writeUInt16LE(2 * ('EncryptedPackage'.length + 1), 64);

export async function isEncrypted(path: string): Promise<boolean> {
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([last, chunk]);
    if (read.includes(ENCRYPTED)) return true;
    last = read.subarray(-ENCRYPTED.length);
  }
  return false;
}
