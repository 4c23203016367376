import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { archivePage, type Section } from './archive-page';

export type ArchivedFile = { path: string; open: () => Promise<Readable> };

const json = (rows: object[]): Buffer => Buffer.from(`${JSON.stringify(rows, null, 2)}\n`);

export async function writeArchive(
  path: string,
  sections: Section[],
  files: ArchivedFile[],
): Promise<void> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => zip.on('error', reject));
  zip.addBuffer(Buffer.from(archivePage(sections)), 'index.html');
  for (const { name, rows } of sections) zip.addBuffer(json(rows), `data/${name}.json`);
  for (const file of files) {
    zip.addReadStreamLazy(file.path, { compress: false }, (done) => {
      file.open().then(
        (stream) => done(null, stream),
        (error: Error) => done(error, undefined as never),
      );
    });
  }
  zip.end();
  await Promise.race([
    pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 })),
    failed,
  ]);
}
