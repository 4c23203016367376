import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FileStorage } from '../../storage/file-storage';
import { storedObjects, type StoredObjects } from '../../storage/stored-objects';

const AT_ONCE = 500;

export type FileReport = {
  rows: number;
  objects: number;
  missing: string[];
  orphans: string[];
  wrongSize: string[];
};

type Row = { id: string; key: string; bytes: number };

export const rowsSql = ({ table, column, stored }: StoredObjects): string => `
  SELECT id, ${column} AS key, bytes FROM ${table}
  WHERE id > $1 AND ${column} IS NOT NULL AND ${stored} ORDER BY id LIMIT ${AT_ONCE}`;

/** Objects waiting to be deleted are not orphans. */
export const unknownSql = ({ table, column }: StoredObjects): string => `
  SELECT key FROM unnest($1::text[]) AS found (key)
  WHERE NOT EXISTS (SELECT 1 FROM ${table} f WHERE f.${column} = key)
    AND NOT EXISTS (SELECT 1 FROM removed_files d WHERE d.storage_key = key)`;

@Injectable()
export class CompareFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async compare(): Promise<FileReport> {
    const report: FileReport = { rows: 0, objects: 0, missing: [], orphans: [], wrongSize: [] };
    for (const objects of storedObjects()) {
      await this.compareRows(objects, report);
      const orphans: string[] = [];
      for await (const keys of this.storage.list(objects.prefix)) {
        report.objects += keys.length;
        orphans.push(...(await this.unknown(objects, keys)));
      }
      // Checked again, because an upload may have been between its object and its row.
      report.orphans.push(...(await this.unknown(objects, orphans)));
    }
    return report;
  }

  private async compareRows(objects: StoredObjects, report: FileReport): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.dataSource.query<Row[]>(rowsSql(objects), [after]);
      for (const { key, bytes } of rows) {
        const size = await this.storage.sizeOf(key);
        if (size === null) report.missing.push(key);
        else if (size !== bytes) report.wrongSize.push(key);
      }
      report.rows += rows.length;
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)!.id;
    }
  }

  private async unknown(objects: StoredObjects, keys: string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const rows = await this.dataSource.query<{ key: string }[]>(unknownSql(objects), [keys]);
    return rows.map(({ key }) => key);
  }
}
