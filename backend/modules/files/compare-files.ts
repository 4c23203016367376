import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FileStorage } from '../../storage/file-storage';

const AT_ONCE = 500;

export type FileReport = {
  rows: number;
  objects: number;
  missing: string[];
  orphans: string[];
  wrongSize: string[];
};

type Row = { id: string; storage_key: string; bytes: number };

export const ROWS = `
  SELECT id, storage_key, bytes FROM attachments WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`;

/** Objects waiting to be deleted are not orphans. */
export const UNKNOWN = `
  SELECT key FROM unnest($1::text[]) AS found (key)
  WHERE NOT EXISTS (SELECT 1 FROM attachments f WHERE f.storage_key = key)
    AND NOT EXISTS (SELECT 1 FROM removed_files d WHERE d.storage_key = key)`;

@Injectable()
export class CompareFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async compare(): Promise<FileReport> {
    const report: FileReport = { rows: 0, objects: 0, missing: [], orphans: [], wrongSize: [] };
    await this.compareRows(report);
    for await (const keys of this.storage.list()) {
      report.objects += keys.length;
      report.orphans.push(...(await this.unknown(keys)));
    }
    // Checked again, because an upload may have been between its object and its row.
    report.orphans = await this.unknown(report.orphans);
    return report;
  }

  private async compareRows(report: FileReport): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.dataSource.query<Row[]>(ROWS, [after]);
      for (const { storage_key: key, bytes } of rows) {
        const size = await this.storage.sizeOf(key);
        if (size === null) report.missing.push(key);
        else if (size !== bytes) report.wrongSize.push(key);
      }
      report.rows += rows.length;
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)!.id;
    }
  }

  private async unknown(keys: string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const rows = await this.dataSource.query<{ key: string }[]>(UNKNOWN, [keys]);
    return rows.map(({ key }) => key);
  }
}
