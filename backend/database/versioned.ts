import { databaseNow } from './clock';

/**
 * A row with a version is one that several people may change at once: who changes it names the
 * version that they have read.
 */
export type Versioned = object & { version?: number; updatedAt?: Date };

export function raiseVersion(row: Versioned): void {
  if (row.version !== undefined) row.version += 1;
  if (row.updatedAt) row.updatedAt = databaseNow();
}

/**
 * For `SET`, in a statement that decides a race or changes many rows. A row that is locked and read
 * is written by `saveChanged`. `of`: the table's alias with a dot, where FROM names another table
 * with a version.
 */
export const nextVersion = (of = ''): string => `version = ${of}version + 1`;

/** The same for a table that also keeps the time. */
export const changedNow = (of = ''): string => `${nextVersion(of)}, updated_at = now()`;
