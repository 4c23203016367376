import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type InvoicePdf = { number: string; open: () => Promise<Readable> };

/**
 * A ZIP of PDFs as a stream, which opens one PDF at a time. If one cannot be read, the stream ends
 * with its error, so that a partial file does not look complete.
 */
export function monthZip(pdfs: Iterable<InvoicePdf>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  for (const { number, open } of pdfs) {
    // PDFs are compressed already.
    zip.addReadStreamLazy(fileName(number), { compress: false }, (done) => {
      open().then((stream) => {
        // yazl listens to no error of the streams it reads, and reads on after the reader has left.
        stream.on('error', fail);
        if (output.destroyed) return void stream.destroy();
        output.once('close', () => stream.destroy());
        return done(null, stream);
      }, fail);
    });
  }
  zip.end();
  return output;
}

const fileName = (number: string): string => `${number.replace(/[^\w-]/g, '-')}.pdf`;
