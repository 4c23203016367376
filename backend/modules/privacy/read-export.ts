import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import brand from '../../../brand.json';
import type { Actor } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { recordAlone } from '../../events/events.public';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import { FileStorage } from '../../storage/file-storage';
import { dayOf } from '../../time/wall-clock';
import { downloadHeaders } from '../files/files.public';
import { ExportNotFound } from './privacy.errors';
import { exportDownloaded } from './privacy.events';

type Row = {
  id: string;
  subject_id: string;
  subject_kind: SubjectKind;
  storage_key: string;
  bytes: number;
  created_at: Date;
};

const FOR_STAFF = `(subject_kind <> 'client' OR EXISTS (SELECT 1 FROM users u
  WHERE u.id = subject_id AND u.disabled_at IS NOT NULL AND u.erased_at IS NULL))`;

export type Download = { headers: Record<string, string>; content: Readable };

@Injectable()
export class ReadExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  own(actor: Actor, id: string): Promise<Download> {
    return this.open(id, `subject_kind = 'client' AND subject_id = $2`, [actor.userId]);
  }

  /**
   * For people who cannot sign in.
   * @throws ExportNotFound, StorageAway
   */
  forStaff(id: string): Promise<Download> {
    return this.open(id, FOR_STAFF, []);
  }

  private async open(id: string, condition: string, values: unknown[]): Promise<Download> {
    const [row] = await this.dataSource.query<Row[]>(
      `SELECT id, subject_id, subject_kind, storage_key, bytes, created_at FROM data_requests
       WHERE id = $1 AND kind = 'export' AND storage_key IS NOT NULL AND expires_at > now() AND ${condition}`,
      [id, ...values],
    );
    if (!row) throw ExportNotFound();
    const content = await this.storage.read(row.storage_key);
    const about = { dataRequestId: row.id, kind: row.subject_kind };
    await recordAlone(this.dataSource, exportDownloaded({ subject: row.subject_id, ...about }));
    const name = `${brand.name.toLowerCase()}-data-${dayOf(row.created_at, OFFICE_ZONE)}.zip`;
    return { content, headers: downloadHeaders(name, 'application/zip', row.bytes) };
  }
}
