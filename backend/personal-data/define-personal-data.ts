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
  /** For texts outside the person's own and shared requests. */
  elsewhere: Redaction;
};

type EraseVerb = (tx: EntityManager, subject: Erasing, config: AppConfig) => Promise<unknown>;

/** Staff appear as a role, without other people's data. */
type ExportQuery = (db: EntityManager, subject: DataSubject) => Promise<object[]>;

export type PersonalData = {
  table: string;
  /** Erased before this table, whose rows it refers to. */
  before?: string;
  erase?: Partial<Record<SubjectKind, EraseVerb>>;
  /** These may mention anyone: erasing an account removes its full name, addresses and number. */
  mentions?: { columns: string[]; where?: string };
  kept?: string;
  export?: { title: string; rows: Partial<Record<SubjectKind, ExportQuery>> };
};

const declared = new Map<string, PersonalData>();

/** A test fails for a table with personal columns that is neither erased nor kept for a reason. */
export function definePersonalData(...tables: PersonalData[]): void {
  for (const one of tables) {
    if (declared.has(one.table)) throw new Error(`The table ${one.table} is declared twice`);
    declared.set(one.table, one);
  }
}

export function personalData(): readonly PersonalData[] {
  const tables = [...declared.values()];
  for (const one of tables.filter(({ before }) => before)) {
    tables.splice(tables.indexOf(one), 1);
    const at = tables.findIndex(({ table }) => table === one.before);
    if (at < 0) throw new Error(`${one.table} comes before ${one.before}, which is not declared`);
    tables.splice(at, 0, one);
  }
  return tables;
}

/** `$1` is the subject's id. */
export const byId =
  (sql: string) =>
  (db: EntityManager, { id }: { id: string }): Promise<object[]> =>
    db.query(sql, [id]);

/** `$1` is the account's id. */
export const rowsOfUser = (table: string, title?: string, sql?: string): PersonalData => ({
  table,
  erase: { client: byId(`DELETE FROM ${table} WHERE user_id = $1`) },
  ...(title && sql && { export: { title, rows: { client: byId(sql) } } }),
});

export function byEmail(sql: string): Record<SubjectKind, ExportQuery> {
  const rows: ExportQuery = (db, { email }) => db.query(sql, [email]);
  return { client: rows, lead: rows, subscriber: rows };
}
