import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { record, labelsOf } from '../../events/events.public';
import { Conditions } from '../../lists/conditions';
import type { PageQuery } from '../../lists/page.dto';
import { readPage, defineList } from '../../lists/read-page';
import { fullNameSql } from '../accounts/accounts.public';
import { FILE, fileDto, type FileRow } from './attachment-rows';
import type { QuarantinedFilesDto } from './dto/attachment.dto';
import { FileNotFound, NoScanner } from './files.errors';
import { fileRescanned } from './files.events';

type QuarantinedRow = FileRow & {
  created_at: Date;
  finding: string | null;
  request_id: string | null;
  uploaded_by: string | null;
};

export const QUARANTINED = defineList<QuarantinedRow>({
  columns: {
    ...FILE,
    finding: 'f.finding',
    request_id: 'f.request_id',
    uploaded_by: `nullif(${fullNameSql('u')}, '')`,
  },
  from: 'attachments f LEFT JOIN users u ON u.id = f.uploader_id',
  newest: ['f.created_at', 'f.id'],
});

const RESCAN = `
  UPDATE attachments SET state = 'scanning', scan_at = now(), scan_attempts = 0, crashes = 0, finding = NULL
  WHERE id = $1 AND state IN ('quarantined', 'failed') RETURNING request_id AS "requestId"`;

@Injectable()
export class Quarantine {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor, query: PageQuery): Promise<QuarantinedFilesDto> {
    const conditions = new Conditions().add(`f.state IN ('quarantined', 'failed')`);
    const { rows, pagination } = await readPage(this.dataSource, QUARANTINED, conditions, query);
    const references = await this.referencesOf(rows);
    const files = rows.map((row) => ({
      ...fileDto(row, actor),
      finding: row.finding,
      requestId: row.request_id,
      reference: (row.request_id && references.get(row.request_id)) ?? null,
      uploadedBy: row.uploaded_by,
      createdAt: row.created_at,
    }));
    return { files, pagination };
  }

  private referencesOf(rows: QuarantinedRow[]): Promise<Map<string, string>> {
    const ids = new Set(rows.flatMap(({ request_id }) => request_id ?? []));
    return labelsOf(this.dataSource.manager, 'request', [...ids]);
  }

  async rescan(id: string): Promise<{ message: string }> {
    if (!this.config.files.scanner) throw NoScanner();
    return this.transactions.run(async (tx) => {
      const [[file]] = await tx.query<[{ requestId: string | null }[], number]>(RESCAN, [id]);
      if (!file) throw FileNotFound();
      await record(tx, fileRescanned({ subject: id, after: file }));
      return { message: 'The file is scanned again.' };
    });
  }
}
