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

/** SQL conditions with `:id`, `:email`, `:emails`, `:own`, `:shared` and `:requests` (both). */
type Rows = Partial<Record<SubjectKind, string>>;

type EraseVerb = (tx: EntityManager, subject: Erasing, config: AppConfig) => Promise<unknown>;

/** Staff appear as a role, without other people's data. */
type ExportQuery = (db: EntityManager, subject: DataSubject) => Promise<object[]>;

/** The personal columns of the rows, and `also` others. */
type ExportedRows = { of: Rows; also?: string[]; without?: string[]; order?: string };

/** Columns are those declared as personal, unless an exception names others. */
export type PersonalData = {
  table: string;
  /** Locked before all other tables, as everywhere. */
  locked?: 'account' | 'request';
  /** Erased before these tables, whose rows decide which of its rows are the person's. */
  before?: string[];
  /** For erasures that the conditions below cannot express. Runs before them. */
  erase?: Partial<Record<SubjectKind, EraseVerb>>;
  deleted?: Rows;
  /** Set to NULL, or to `[erased]` if they must have a value. */
  cleared?: Rows;
  /** Names, addresses and numbers of the person become `[erased]`. */
  redacted?: Rows;
  /** These may mention anyone: erasing an account removes its full name, addresses and number. */
  mentions?: { columns?: string[]; where?: string };
  kept?: string;
  export?: { title: string } & (ExportedRows | { rows: Partial<Record<SubjectKind, ExportQuery>> });
};

const declared = new Map<string, PersonalData>();

/** A test fails for a table with personal columns that is neither erased nor kept for a reason. */
export function definePersonalData(...tables: PersonalData[]): void {
  for (const one of tables) {
    if (declared.has(one.table)) throw new Error(`The table ${one.table} is declared twice`);
    declared.set(one.table, one);
  }
}

const LOCK_ORDER = ['account', 'request', undefined];

/** Sorted by name within the declared order, because the order of imports must not matter. */
export function inOrder(tables: readonly PersonalData[]): PersonalData[] {
  const rank = ({ locked }: PersonalData): number => LOCK_ORDER.indexOf(locked);
  const sorted = tables.toSorted((a, b) => rank(a) - rank(b) || (a.table < b.table ? -1 : 1));
  const ordered = new Set<PersonalData>();
  const place = (one: PersonalData, waiting: PersonalData[]): void => {
    if (waiting.includes(one)) throw new Error(`${one.table} comes before itself`);
    const earlier = sorted.filter(({ before = [] }) => before.includes(one.table));
    for (const other of earlier) place(other, [...waiting, one]);
    ordered.add(one);
  };
  for (const one of sorted) {
    for (const table of one.before ?? []) {
      const isKnown = sorted.some((other) => other.table === table);
      if (!isKnown) throw new Error(`${one.table} comes before ${table}, which is not declared`);
    }
    place(one, []);
  }
  return [...ordered];
}

export const personalData = (): readonly PersonalData[] => inOrder([...declared.values()]);

/** `$1` is the subject's id. */
export const byId =
  (sql: string) =>
  (db: EntityManager, { id }: { id: string }): Promise<object[]> =>
    db.query(sql, [id]);

export function byEmail(sql: string): Record<SubjectKind, ExportQuery> {
  const rows: ExportQuery = (db, { email }) => db.query(sql, [email]);
  return { client: rows, lead: rows, subscriber: rows };
}

export const everybody = (condition: string): Record<SubjectKind, string> => ({
  client: condition,
  lead: condition,
  subscriber: condition,
});

/** Rows of an account, exported if they have a title. */
export const rowsOfUser = (
  table: string,
  title?: string,
  columns: Omit<ExportedRows, 'of'> = {},
): PersonalData => ({
  table,
  deleted: { client: 'user_id = :id' },
  ...(title && { export: { title, of: { client: 'user_id = :id' }, ...columns } }),
});
