import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import type { Redaction } from './redaction';

export const SUBJECT_KINDS = ['client', 'lead', 'subscriber'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export type DataSubject = {
  id: string;
  email: string;
  requests: { own: string[]; shared: string[] };
};

export type Erasing = DataSubject & {
  emails: string[];
  redaction: Redaction;
};

type EraseVerb = (tx: EntityManager, subject: Erasing, config: AppConfig) => Promise<unknown>;

/** Rows as their owner may read them: staff appear as a role, without other people's data. */
type ExportQuery = (db: EntityManager, subject: DataSubject) => Promise<object[]>;

export type PersonalData = {
  table: string;
  personal?: string[];
  other?: Record<string, string[]>;
  erase?: Partial<Record<SubjectKind, EraseVerb>>;
  /**
   * Texts that may mention anyone: erasing an account removes its full name, addresses and numbers
   * from them.
   */
  mentions?: { columns: string[]; where?: string };
  kept?: string;
  export?: { title: string; rows: Partial<Record<SubjectKind, ExportQuery>> };
};

const declared = new Map<string, PersonalData>();

/**
 * Declares the text columns of a table: which are personal, and how they are erased and exported. A
 * test compares the declarations with the database, so no new column is forgotten.
 * @throws if the table is already declared, or if personal columns are neither erased nor kept for a reason
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

export const CHOICE = 'A value of a closed list';
export const HASH = 'A hash, from which nothing can be read back';
export const OURS = 'Our own words, settings or keys';
export const STAFF = 'What staff wrote about how they work';
