import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../storage/file-storage';
import { SUBJECT_KINDS, type SubjectKind } from './define-personal-data';

const PREFIX = 'erasures/';

export type NotedErasure = { kind: SubjectKind; id: string; at: string };

/** @throws if the line is malformed */
export function readNoted(line: string): NotedErasure {
  const { kind, id, at } = JSON.parse(line) as Partial<NotedErasure>;
  const isNoted = SUBJECT_KINDS.some((one) => one === kind) && typeof id === 'string';
  if (!isNoted || !/^[\da-f-]{36}$/i.test(id!)) throw new Error('This is no noted erasure');
  return { kind: kind!, id: id!, at: at ?? '' };
}

/**
 * Erasures recorded outside the database, as objects in the file storage. A restored backup still
 * has people erased since; `npm run erasures:replay` repeats their erasures.
 */
@Injectable()
export class ErasureJournal {
  constructor(private readonly storage: FileStorage) {}

  /** Called before the erasure commits, so that none happens unrecorded. @throws StorageAway */
  async note(kind: SubjectKind, id: string): Promise<void> {
    const line = `${JSON.stringify({ kind, id, at: new Date().toISOString() })}\n`;
    const upload = randomUUID();
    await writeFile(await this.storage.incoming(upload), line, { mode: 0o600 });
    await this.storage.keep(upload, `${PREFIX}${kind}-${id}`, Buffer.byteLength(line));
  }

  async *all(): AsyncGenerator<NotedErasure> {
    for await (const keys of this.storage.list(PREFIX)) {
      for (const key of keys) yield readNoted(await text(await this.storage.read(key)));
    }
  }
}
