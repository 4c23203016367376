import type { IncomingMessage } from 'node:http';
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import { writeDurably, type Written } from '../../storage/write-durably';
import { MAX_BYTES } from './attachment-options';
import {
  FileCutShort,
  FileEmpty,
  FileMissing,
  FileTooLarge,
  NotMultipart,
  OneFileOnly,
} from './files.errors';

const ENVELOPE_BYTES = 16 * 1024;
const SILENCE_MS = 30_000;

const DRAIN_MS = 10_000;

export type ReceivedFile = Written & { typedName: string | undefined };

/**
 * No faster than the disk. On errors the caller deletes the file.
 * @throws FileMissing, OneFileOnly, FileEmpty, FileCutShort, FileTooLarge, NotMultipart, and errors
 * of the disk
 */
export function receiveFile(request: IncomingMessage, path: string): Promise<ReceivedFile> {
  const parser = parserOf(request);
  return new Promise((resolve, reject) => {
    let writing: Promise<ReceivedFile> | undefined;
    let current: BusboyFileStream | undefined;
    const silence = setTimeout(() => fail(FileCutShort()), SILENCE_MS);
    let arrived = 0;
    request.on('data', (chunk: Buffer) => {
      silence.refresh();
      arrived += chunk.length;
      // Counts bytes before and after the file, which the parser drops.
      if (arrived > MAX_BYTES + ENVELOPE_BYTES) fail(FileTooLarge());
    });

    let isOver = false;

    const end = (): void => {
      isOver = true;
      clearTimeout(silence);
      request.off('close', closed);
    };
    const fail = (error: Error): void => {
      if (isOver) return;
      end();
      request.unpipe(parser);
      // Reads and drops the rest, so that the response reaches a caller who is still sending.
      request.resume();
      if (!request.complete) setTimeout(() => request.destroy(), DRAIN_MS).unref();
      current?.destroy(error);
      void Promise.resolve(writing?.catch(() => undefined)).then(() => reject(error));
    };
    const closed = (): void => {
      if (!request.complete) fail(FileCutShort());
    };

    parser.on('file', (field, stream, typedName) => {
      if (field !== 'file' || writing) {
        stream.resume();
        return fail(OneFileOnly());
      }
      current = stream;
      // The parser reports a truncated body once more after the stream is destroyed.
      stream.on('error', () => undefined);
      stream.on('limit', () => fail(FileTooLarge()));
      writing = writeDurably(path, stream).then((written) => {
        if (written.bytes === 0) throw FileEmpty();
        return { typedName, ...written };
      });
      writing.catch(fail);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail(OneFileOnly()));
    }
    parser.on('error', () => fail(FileCutShort()));
    parser.on('finish', () => {
      if (isOver) return;
      end();
      if (writing) writing.then(resolve, reject);
      else reject(FileMissing());
    });
    request.on('close', closed);
    request.pipe(parser);
  });
}

function parserOf({ headers }: IncomingMessage): BusboyInstance {
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES + ENVELOPE_BYTES) throw FileTooLarge();
  if (headers['content-encoding']) throw NotMultipart();
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_BYTES, headerPairs: 20 },
    });
  } catch {
    throw NotMultipart();
  }
}
