import { writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RowQueue, type Claimed } from '../background/row-queue';
import { runAside } from '../background/run-aside';
import { AppConfig } from '../config/app-config';
import { FileStorage } from '../storage/file-storage';
import { sourceOf } from './define-document';
import type { DocumentKind } from './document.entity';
import { documentKey, DOCUMENTS } from './document-queue';
import { sha256Of } from './canonical-json';

/** For the longest, with their fonts. */
const MAX_HEAP_MB = 256;

type DocumentRow = Claimed & { kind: DocumentKind; subjectId: string };

const IS_CLAIMED = 'id = $1 AND attempts = $2 AND made_at IS NULL';
const NAME = `UPDATE documents SET storage_key = $3 WHERE ${IS_CLAIMED}`;
const SETTLE = `
  UPDATE documents SET sha256 = $3, bytes = $4, made_at = now() WHERE ${IS_CLAIMED}`;

type Updated = [rows: unknown, count: number];

@Injectable()
export class MakeDocuments extends RowQueue<DocumentRow> {
  constructor(
    config: AppConfig,
    dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {
    super(dataSource, DOCUMENTS, {
      name: 'documents',
      failure: 'Documents wait to be made',
      everyMs: config.files.pollMs,
      leaseSeconds: config.mail.staleSeconds,
    });
  }

  protected async carryOut({ id, attempts, kind, subjectId }: DocumentRow): Promise<void> {
    const source = sourceOf(kind);
    const drawn = await source.read(this.dataSource.manager, subjectId);
    if (!drawn) return;
    const pdf = await runAside<Uint8Array>(source.thread, drawn, { maxHeapMb: MAX_HEAP_MB });
    if (!pdf) throw new Error('It takes too long or too much memory to be drawn');
    const attempt = `${id}-${attempts}`;
    const key = documentKey({ id, attempts });
    // The row may have been erased, or be drawn again with other words, since it was claimed.
    const [, named] = await this.dataSource.query<Updated>(NAME, [id, attempts, key]);
    if (named === 0) return;
    await writeFile(await this.storage.incoming(attempt), pdf, { mode: 0o600 });
    await this.storage.keep(attempt, key, pdf.length);
    const made = [id, attempts, sha256Of(pdf), pdf.length];
    const [, settled] = await this.dataSource.query<Updated>(SETTLE, made);
    if (settled === 0) await this.storage.remove(key);
  }
}
