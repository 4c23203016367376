import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FileStorage } from '../../storage/storage.public';

const OVER = `
  SELECT id, storage_key FROM data_requests
  WHERE storage_key IS NOT NULL AND expires_at <= now() ORDER BY expires_at LIMIT 20`;

/** The object first, so that none is forgotten. */
@Injectable()
export class SweepArchives {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** @throws StorageAway */
  async run(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string; storage_key: string }[]>(OVER);
    for (const { id, storage_key } of rows) {
      await this.storage.remove(storage_key);
      await this.dataSource.query(
        'UPDATE data_requests SET storage_key = NULL, bytes = NULL WHERE id = $1',
        [id],
      );
    }
  }
}
