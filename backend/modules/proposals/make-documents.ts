import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { defineRowQueue, RowQueue, type Claimed } from '../../background/row-queue';
import { runAside } from '../../background/run-aside';
import { AppConfig } from '../../config/app-config';
import { read } from '../../database/sql';
import { FileStorage } from '../../storage/file-storage';
import { defineStoredObjects } from '../../storage/stored-objects';
import { fullNameSql } from '../accounts/accounts.public';
import { parseContent, sha256Of } from './proposal-content';
import { StoredDocument, type DocumentKind } from './proposal-version.entity';
import type { Acceptance, drawPdf } from './proposal-pdf';

export const DOCUMENTS = defineRowQueue({
  table: 'documents',
  waiting: 'made_at IS NULL',
  columns: 'kind, subject_id AS "versionId"',
  gauges: ['documents_unmade', 'documents_oldest_unmade_seconds'],
  since: 'created_at',
});

export const queueDocument = (tx: EntityManager, kind: DocumentKind, versionId: string) =>
  tx.insert(StoredDocument, { id: uuid(), kind, subjectId: versionId });

const THREAD = join(__dirname, 'proposal-pdf.thread.js');
/** For the longest proposals, with their fonts. */
const MAX_HEAP_MB = 256;

const documentKey = defineStoredObjects({
  prefix: 'documents/',
  table: 'documents',
  column: 'storage_key',
  stored: 'made_at IS NOT NULL',
  by: 'worker',
  ending: '.pdf',
});

type DocumentRow = Claimed & { kind: DocumentKind; versionId: string };
type Source = Acceptance & { content: string; sha256: string };

const SOURCE = `
  SELECT v.content, v.sha256, v.sent_at AS "sentAt", p.seen_at AS "seenAt", d.name, d.capacity, d.at,
    d.network, d.user_agent AS "userAgent", concat_ws(', ', ${fullNameSql('u')}, u.email) AS account,
    (SELECT f.name FROM attachments f WHERE f.id = d.file_id) AS "order"
  FROM proposal_versions v JOIN proposals p ON p.id = v.proposal_id
    LEFT JOIN proposal_decisions d ON d.version_id = v.id AND d.decision = 'accepted'
    LEFT JOIN users u ON u.id = d.person_id
  WHERE v.id = $1`;

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

  protected async carryOut({ id, attempts, kind, versionId }: DocumentRow): Promise<void> {
    const [source] = await read<Source>(this.dataSource, SOURCE, [versionId]);
    if (!source) return;
    const { content, sha256, ...acceptance } = source;
    const evidence = kind === 'acceptance' ? acceptance : null;
    const drawn: Parameters<typeof drawPdf> = [parseContent(content), content, sha256, evidence];
    const pdf = await runAside<Uint8Array>(THREAD, drawn, { maxHeapMb: MAX_HEAP_MB });
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
