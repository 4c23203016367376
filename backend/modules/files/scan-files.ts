import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineRowQueue, RowQueue, type Claimed } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { FileStorage, ObjectMissing } from '../../storage/file-storage';
import { type FileState } from './attachment-options';
import { fileTeamSql } from './attachment-rows';
import { NotScannable, scan, type Verdict } from './clamd';
import { fileChecked, fileQuarantined, factsOf, type BoundFile } from './files.events';

type Scanned = Claimed & { storage_key: string };
type Outcome = { state: FileState; finding: string | null };

export const SCANNING = defineRowQueue({
  table: 'attachments',
  waiting: `state = 'scanning'`,
  at: 'scan_at',
  attempts: 'scan_attempts',
  columns: 'storage_key',
  gauges: ['files_scanning', 'files_oldest_scanning_seconds'],
  since: 'created_at',
});

export const settleSql = () => `
  UPDATE attachments f SET state = $3, finding = $4
  WHERE id = $1 AND state = 'scanning' AND scan_attempts = $2
  RETURNING id, bytes, media_type, request_id, comment_id, note_id, ${fileTeamSql()} AS team`;

@Injectable()
export class ScanFiles extends RowQueue<Scanned> {
  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {
    super(dataSource, SCANNING, {
      name: 'files',
      failure: 'Scanning waits',
      everyMs: config.files.pollMs,
      leaseSeconds: config.mail.staleSeconds,
    });
  }

  override onApplicationBootstrap(): void {
    if (this.config.files.scanner) super.onApplicationBootstrap();
  }

  protected async carryOut(file: Scanned): Promise<void> {
    const { scanner } = this.config.files;
    try {
      const verdict = await scan(scanner!, await this.storage.read(file.storage_key));
      await this.settle(file, outcomeOf(verdict));
    } catch (error) {
      const isUnscannable = error instanceof NotScannable;
      if (!isUnscannable && !(error instanceof ObjectMissing)) throw error;
      const finding = isUnscannable ? error.message : 'Its content is missing';
      await this.settle(file, { state: 'failed', finding });
    }
  }

  private settle({ id, attempts }: Claimed, { state, finding }: Outcome): Promise<void> {
    return this.transactions.run(async (tx) => {
      const values = [id, attempts, state, finding];
      const [[file]] = await tx.query<[BoundFile[], number]>(settleSql(), values);
      if (!file) return;
      const { request_id: requestId } = file;
      if (requestId) {
        const after = { ...factsOf(file), state };
        await record(tx, fileChecked({ subject: requestId, after }));
      }
      if (state === 'clean') return;
      await record(tx, fileQuarantined({ subject: id, after: { state, requestId } }));
    });
  }
}

const outcomeOf = ({ isClean, finding }: Verdict): Outcome => ({
  state: isClean ? 'clean' : 'quarantined',
  finding,
});
