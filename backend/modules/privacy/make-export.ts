import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import {
  exportedRows,
  personalData,
  type DataSubject,
} from '../../personal-data/personal-data.public';
import { FileStorage } from '../../storage/file-storage';
import { defineStoredObjects } from '../../storage/stored-objects';
import { filesOf } from '../files/files.public';
import { requestsOfPerson } from '../requests/requests.public';
import { archiveJson, archivePage, withoutStaff, type Section } from './archive-page';
import { ARCHIVE_DAYS, type ClaimedRequest } from './data-request.entity';
import { exportMade } from './privacy.events';

type ArchivedFile = { path: string; open: () => Promise<Readable> };

async function writeArchive(
  path: string,
  sections: Section[],
  files: ArchivedFile[],
): Promise<void> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => zip.on('error', reject));
  const add = (name: string, parts: () => Iterable<string>) =>
    zip.addReadStreamLazy(name, {}, (done) => done(null, Readable.from(parts())));
  add('index.html', () => archivePage(sections));
  for (const { name, rows } of sections) add(`data/${name}.json`, () => archiveJson(rows));
  for (const file of files) {
    zip.addReadStreamLazy(file.path, { compress: false }, (done) => {
      file.open().then(
        (stream) => {
          // yazl listens to no error of the streams it reads.
          stream.on('error', (error) => zip.emit('error', error));
          done(null, stream);
        },
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

const archiveKey = defineStoredObjects({
  prefix: 'exports/',
  table: 'data_requests',
  column: 'storage_key',
  stored: `state = 'done'`,
  by: 'worker',
});

const IS_CLAIMED = `id = $1 AND attempts = $2 AND state = 'waiting'`;
const NAME = `UPDATE data_requests SET storage_key = $3 WHERE ${IS_CLAIMED}`;
const SETTLE = `
  UPDATE data_requests SET state = 'done', bytes = $3, last_error = NULL, done_at = now(),
    expires_at = now() + interval '${ARCHIVE_DAYS} days' WHERE ${IS_CLAIMED}`;
const CANCEL = `
  UPDATE data_requests SET state = 'cancelled', storage_key = NULL, last_error = NULL, done_at = now()
  WHERE ${IS_CLAIMED}`;

type Updated = [rows: unknown, count: number];

@Injectable()
export class MakeExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  async fulfil(request: ClaimedRequest): Promise<void> {
    const db = this.dataSource.manager;
    const subject = await this.subjectOf(db, request);
    const { id, attempts } = request;
    if (!subject) return void (await this.dataSource.query(CANCEL, [id, attempts]));
    const clean = await withoutStaff(db, subject.id);
    const sections: Section[] = [];
    for (const one of personalData()) {
      const rows = await exportedRows(db, one, request.subjectKind, subject);
      if (rows) sections.push({ name: one.table, title: one.export!.title, rows: clean(rows) });
    }
    const files = request.subjectKind === 'client' ? await filesOf(db, subject) : [];
    const attempt = `${id}-${attempts}`;
    const key = archiveKey(request);
    // The person may have been erased, or the request cancelled, since it was claimed.
    const [, named] = await this.dataSource.query<Updated>(NAME, [id, attempts, key]);
    if (named === 0) return;
    const path = await this.storage.incoming(attempt);
    await writeArchive(
      path,
      sections,
      files.map((file) => ({ path: file.path, open: () => this.storage.read(file.storage_key) })),
    );
    const { size } = await stat(path);
    await this.storage.keep(attempt, key, size);
    if (!(await this.settle(request, size))) await this.storage.remove(key);
  }

  private settle(request: ClaimedRequest, bytes: number): Promise<boolean> {
    const { id, attempts, subjectKind: kind, subjectId: subject } = request;
    return this.transactions.run(async (tx) => {
      const [, settled] = await tx.query<Updated>(SETTLE, [id, attempts, bytes]);
      if (settled === 0) return false;
      await record(tx, exportMade({ subject, dataRequestId: id, kind }));
      return true;
    });
  }

  private async subjectOf(
    db: EntityManager,
    { subjectKind, subjectId: id }: ClaimedRequest,
  ): Promise<DataSubject | null> {
    const table = { client: 'users', lead: 'leads', subscriber: 'subscribers' }[subjectKind];
    const [found] = await db.query<{ email: string }[]>(
      `SELECT email FROM ${table} WHERE id = $1`,
      [id],
    );
    if (!found) return null;
    const { own, shared } =
      subjectKind === 'client' ? await requestsOfPerson(db, id) : { own: [], shared: [] };
    return { id, email: found.email, requests: { own, shared } };
  }
}
