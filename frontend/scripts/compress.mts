import { glob, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = '**/*.{html,js,css,svg,json,txt,xml,atom,rss,md,webmanifest}';

/** Writes .br and .gz copies of every text file, so the server never compresses at run time. */
export async function compressAll(outDir: string): Promise<void> {
  for await (const file of glob(compressible, { cwd: outDir })) {
    const path = resolve(outDir, file);
    const content = await readFile(path);
    // Brotli defaults to its best quality.
    const [small, fallback] = await Promise.all([brotli(content), gzipped(content, { level: 9 })]);
    await writeFile(`${path}.br`, small);
    await writeFile(`${path}.gz`, fallback);
  }
}
