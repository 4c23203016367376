/**
 * A row with a version is one that several people may change at once: who changes it names the
 * version that they have read.
 */
export type Versioned = object & { version?: number; updatedAt?: Date };

/**
 * For `SET`, in a statement that decides a race or changes many rows. A row that is locked and read
 * is written by `saveChanged`. `alias`: needed where FROM names another table with a version.
 */
export const nextVersion = (alias?: string): string =>
  `version = ${alias === undefined ? '' : `${alias}.`}version + 1`;

/** The same for a table that also keeps the time. */
export const changedNow = (alias?: string): string => `${nextVersion(alias)}, updated_at = now()`;
