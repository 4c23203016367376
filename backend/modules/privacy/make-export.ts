import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { personalData, type DataSubject } from '../../personal-data/personal-data.public';
import { FileStorage } from '../../storage/file-storage';
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

/** Not in `objects/`: the sweep deletes files there that have no row. */
const keyOf = ({ id }: ClaimedRequest, attempt: number): string => `exports/${id}-${attempt}`;

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
    if (!subject) return void (await this.settle(request, null));
    const clean = await withoutStaff(db, subject.id);
    const sections: Section[] = [];
    for (const { table, export: exported } of personalData()) {
      const rows = await exported?.rows[request.subjectKind]?.(db, subject);
      if (rows) sections.push({ name: table, title: exported!.title, rows: clean(rows) });
    }
    const files = request.subjectKind === 'client' ? await filesOf(db, subject) : [];
    const attempt = `${request.id}-${request.attempts}`;
    const path = await this.storage.incoming(attempt);
    await writeArchive(
      path,
      sections,
      files.map((file) => ({ path: file.path, open: () => this.storage.read(file.storage_key) })),
    );
    const { size } = await stat(path);
    const { attempts } = request;
    await this.storage.keep(attempt, keyOf(request, attempts), size);
    const isSettled = await this.settle(request, size);
    for (let one = 1; one <= attempts; one += 1) {
      if (one < attempts || !isSettled) await this.storage.remove(keyOf(request, one));
    }
  }

  private settle(request: ClaimedRequest, bytes: number | null): Promise<boolean> {
    const { id, attempts, subjectKind, subjectId } = request;
    return this.transactions.run(async (tx) => {
      const [, settled] = await tx.query<[unknown, number]>(
        `UPDATE data_requests SET state = $2, done_at = now(), storage_key = $3, bytes = $4,
           last_error = NULL, expires_at = now() + make_interval(days => $5)
         WHERE id = $1 AND state = 'waiting' AND attempts = $6`,
        [
          id,
          bytes === null ? 'cancelled' : 'done',
          bytes && keyOf(request, attempts),
          bytes,
          ARCHIVE_DAYS,
          attempts,
        ],
      );
      if (settled === 0) return false;
      const about = { dataRequestId: id, kind: subjectKind };
      if (bytes !== null) await record(tx, exportMade({ subject: subjectId, ...about }));
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
