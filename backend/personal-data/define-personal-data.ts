import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import type { Redaction } from './redaction';

/** Whose data it is. Everything of a kind is found by its id and its address. */
export const SUBJECT_KINDS = ['client', 'lead', 'subscriber'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export type DataSubject = {
  id: string;
  email: string;
  /** The requests that are theirs, and those of others in which they had a part. */
  requests: { own: string[]; shared: string[] };
};

export type Erasing = DataSubject & {
  /** All proven addresses, present and past. */
  emails: string[];
  redaction: Redaction;
};

type EraseVerb = (tx: EntityManager, subject: Erasing, config: AppConfig) => Promise<unknown>;

/** Rows as their owner reads them: staff appear as a role, and nobody else's data is among them. */
type ExportQuery = (db: EntityManager, subject: DataSubject) => Promise<object[]>;

export type PersonalData = {
  table: string;
  /** Columns that hold what somebody is, said or did, or a text in which that may stand. */
  personal?: string[];
  /** All other text columns, by the reason why they are not personal. */
  other?: Record<string, string[]>;
  /** What an erasure does to the table. */
  erase?: Partial<Record<SubjectKind, EraseVerb>>;
  /**
   * Texts about anybody, wherever they stand: an account's erasure takes its full name, addresses and
   * numbers out of them.
   */
  mentions?: { columns: string[]; where?: string };
  /** Why an erasure leaves personal columns as they are. */
  kept?: string;
  /** What an export has of it, under which title. */
  export?: { title: string; rows: Partial<Record<SubjectKind, ExportQuery>> };
};

const declared = new Map<string, PersonalData>();

/**
 * Declares the text columns of a table: what is personal in it, how it is erased and exported. A test
 * compares the declarations with the database, so that no new column is forgotten.
 * @throws where the table is declared already, or personal columns neither go nor are kept for a reason
 */
export function definePersonalData(...tables: PersonalData[]): void {
  for (const one of tables) {
    if (declared.has(one.table)) throw new Error(`The table ${one.table} is declared twice`);
    if (one.personal && !one.erase && !one.kept) {
      throw new Error(
        `${one.table} holds personal data: declare how it is erased, or why it stays`,
      );
    }
    declared.set(one.table, one);
  }
}

export const personalData = (): readonly PersonalData[] => [...declared.values()];

/** Reasons that many tables share. */
export const CHOICE = 'A value of a closed list';
export const HASH = 'A hash, from which nothing can be read back';
export const OURS = 'Our own words, settings or keys';
export const STAFF = 'What staff wrote about how they work';
