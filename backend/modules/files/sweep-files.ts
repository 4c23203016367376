import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { defineRowQueue, RowQueue, type Claimed } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { FileStorage } from '../../storage/file-storage';
import { isOlder, keyDayOf, storedObjects, type StoredObjects } from '../../storage/stored-objects';
import { UNBOUND_HOURS } from './attachment-options';
import { HOUR_MS } from '../../time/days';

const BATCH = 20;

export const REMOVED = defineRowQueue({
  table: 'removed_files',
  waiting: 'true',
  key: 'storage_key',
  gauges: ['files_removed', 'files_oldest_removed_seconds'],
  since: 'removed_at',
});

export const UNBOUND = `
  DELETE FROM attachments WHERE id IN (
    SELECT id FROM attachments
    WHERE request_id IS NULL AND created_at < now() - interval '${UNBOUND_HOURS} hours'
    ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;

export const withoutRow = ({ table, column }: StoredObjects): string => `
  INSERT INTO removed_files (storage_key)
  SELECT key FROM unnest($1::text[]) AS found (key)
  WHERE NOT EXISTS (SELECT 1 FROM ${table} f WHERE f.${column} = key)
  ON CONFLICT DO NOTHING`;

/** The object is deleted before its record, so that none is forgotten. */
@Injectable()
export class DeleteObjects extends RowQueue<Claimed> {
  constructor(
    config: AppConfig,
    dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {
    super(dataSource, REMOVED, {
      name: 'files',
      failure: 'Files wait to be deleted',
      everyMs: config.files.pollMs,
      leaseSeconds: config.mail.staleSeconds,
    });
  }

  protected async carryOut({ id: key }: Claimed): Promise<void> {
    await this.storage.remove(key);
    await this.dataSource.query('DELETE FROM removed_files WHERE storage_key = $1', [key]);
  }
}

@Injectable()
export class SweepFiles extends RepeatedTask {
  private lookedOn = '';
  private droppedAt = 0;

  constructor(
    config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {
    const { pollMs: everyMs } = config.files;
    const afterFailureMs = everyMs * 10;
    super({ name: 'files', failure: 'Files wait to be swept', everyMs, afterFailureMs });
  }

  protected async runOnce(): Promise<void> {
    await this.dropUploads();
    await this.sweepDaily();
    await this.dataSource.query(UNBOUND);
  }

  private async sweepDaily(): Promise<void> {
    const today = keyDayOf(new Date());
    if (this.lookedOn === today) return;
    const since = keyDayOf(new Date(Date.now() - 24 * HOUR_MS));
    for (const objects of storedObjects()) {
      for await (const keys of this.storage.list(objects.prefix)) {
        const old = keys.filter((key) => isOlder(key, since));
        if (old.length > 0) await this.dataSource.query(withoutRow(objects), [old]);
      }
    }
    this.lookedOn = today;
  }

  private async dropUploads(): Promise<void> {
    if (Date.now() - this.droppedAt < HOUR_MS) return;
    await this.storage.dropOlderThan(HOUR_MS);
    this.droppedAt = Date.now();
  }
}
