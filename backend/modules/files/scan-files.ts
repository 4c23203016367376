import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig, type ScannerSettings } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { FileStorage, ObjectMissing } from '../../storage/storage.public';
import { fileChecked } from './file.events';
import { fileTeamSql } from './file-scope';
import { type FileState } from './attachment-options';
import { fileQuarantined } from './files.events';
import { NotScannable, scan, type Verdict } from './clamd';
import { factsOf, type BoundFile } from './file-facts';

type Claimed = { id: string; storage_key: string; scan_attempts: number };
type Outcome = { state: FileState; finding: string | null };

const LONGEST_WAIT_S = 600;

/**
 * Claims a file for `$1` seconds, after which another worker may take it from a dead one. Not a
 * lock, because scanning may take longer than a transaction may idle.
 */
export const CLAIM = `
  UPDATE attachments SET scan_attempts = scan_attempts + 1, scan_at = now() + make_interval(secs => $1)
  WHERE id = (
    SELECT id FROM attachments WHERE state = 'scanning' AND scan_at <= now()
    ORDER BY scan_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, storage_key, scan_attempts`;

export const settleSql = () => `
  UPDATE attachments f SET state = $3, finding = $4
  WHERE id = $1 AND state = 'scanning' AND scan_attempts = $2
  RETURNING id, bytes, media_type, request_id, comment_id, note_id, ${fileTeamSql()} AS team`;

const POSTPONE = `
  UPDATE attachments SET scan_at = now() + make_interval(secs => $3)
  WHERE id = $1 AND state = 'scanning' AND scan_attempts = $2`;

@Injectable()
export class ScanFiles extends RepeatedTask {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly storage: FileStorage,
  ) {
    super({ name: 'files', failure: 'Scanning waits', everyMs: config.files.pollMs });
  }

  protected async runOnce(): Promise<number | void> {
    const { scanner } = this.config.files;
    if (!scanner) return;
    const file = await this.claim(scanner);
    if (file && (await this.scanOne(scanner, file))) return 1;
  }

  private async claim({ timeoutMs }: ScannerSettings): Promise<Claimed | undefined> {
    // Longer than a scan may take.
    const seconds = (timeoutMs * 5) / 1_000;
    const [[file]] = await this.dataSource.query<[Claimed[], number]>(CLAIM, [seconds]);
    return file;
  }

  private async scanOne(scanner: ScannerSettings, file: Claimed): Promise<boolean> {
    try {
      await this.settle(
        file,
        outcomeOf(await scan(scanner, await this.storage.read(file.storage_key))),
      );
      return true;
    } catch (error) {
      if (error instanceof NotScannable || error instanceof ObjectMissing) {
        const finding = error instanceof NotScannable ? error.message : 'Its content is missing';
        await this.settle(file, { state: 'failed', finding });
        return true;
      }
      const wait = Math.min(2 ** Math.min(file.scan_attempts, 10), LONGEST_WAIT_S);
      await this.dataSource.query(POSTPONE, [file.id, file.scan_attempts, wait]);
      this.logger.warn(
        { fileId: file.id, attempt: file.scan_attempts, waitSeconds: wait },
        `A file could not be scanned: the scanner ${(error as Error).message}`,
      );
      return false;
    }
  }

  private settle({ id, scan_attempts }: Claimed, { state, finding }: Outcome): Promise<void> {
    return this.transactions.run(async (tx) => {
      const values = [id, scan_attempts, state, finding];
      const [[file]] = await tx.query<[BoundFile[], number]>(settleSql(), values);
      if (!file) return;
      const { request_id: requestId } = file;
      if (requestId) {
        const after = { ...factsOf(file), state };
        await this.events.record(tx, fileChecked({ subject: requestId, after }));
      }
      if (state === 'clean') return;
      await this.events.record(tx, fileQuarantined({ subject: id, after: { state, requestId } }));
    });
  }
}

const outcomeOf = ({ isClean, finding }: Verdict): Outcome => ({
  state: isClean ? 'clean' : 'quarantined',
  finding,
});
