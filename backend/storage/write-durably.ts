import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

export type Written = { bytes: number; sha256: Buffer };

const COLLECTED_EVERY = 16 * 1024 * 1024;
let uncollected = 0;

/**
 * Chunks live outside V8's heap, so V8 lets 100 MB gather before collecting. Does nothing without
 * `--expose-gc`.
 */
function collectAfter(bytes: number): void {
  uncollected += bytes;
  if (uncollected < COLLECTED_EVERY) return;
  uncollected = 0;
  globalThis.gc?.({ type: 'minor' });
}

export async function writeDurably(
  path: string,
  content: AsyncIterable<Buffer>,
  expect: (bytes: number) => void = () => undefined,
): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      expect(bytes);
      hash.update(chunk);
      await file.writeFile(chunk);
      collectAfter(chunk.length);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest() };
}
