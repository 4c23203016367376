import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|txt|xml|atom|rss|md|webmanifest)$/;

/** Writes FILE.br and FILE.gz beside every text file, so that the server never compresses one. */
export async function compressAll(outDir: string): Promise<void> {
  const files = await readdir(outDir, { recursive: true });
  for (const file of files.filter((name) => compressible.test(name))) {
    const path = resolve(outDir, file);
    const content = await readFile(path);
    const [small, fallback] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gzipped(content, { level: 9 }),
    ]);
    await writeFile(`${path}.br`, small);
    await writeFile(`${path}.gz`, fallback);
  }
}
