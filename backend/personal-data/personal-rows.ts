import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { personalColumns } from '../database/columns';
import {
  personalData,
  type DataSubject,
  type Erasing,
  type PersonalData,
  type SubjectKind,
} from './define-personal-data';
import { ERASED, redactIn } from './redaction';

type Person = DataSubject & { emails?: string[] };

/** Puts the person in place of the names in a condition. */
export function bindPerson(sql: string, person: Person): [text: string, values: unknown[]] {
  const { id, email, emails = [email], requests } = person;
  const { own, shared } = requests;
  const known = { id, email, emails, own, shared, requests: [...own, ...shared] };
  const values: unknown[] = [];
  const text = sql.replace(/(?<!:):([a-z]+)/g, (_, name: string) => {
    if (!Object.hasOwn(known, name)) throw new Error(`A person has no :${name}`);
    return `$${values.push(known[name as keyof typeof known])}`;
  });
  return [text, values];
}

export async function eraseRows(
  tx: EntityManager,
  { table, erase, deleted, cleared, redacted }: PersonalData,
  kind: SubjectKind,
  subject: Erasing,
  config: AppConfig,
): Promise<void> {
  await erase?.[kind]?.(tx, subject, config);
  if (deleted?.[kind]) {
    await tx.query(...bindPerson(`DELETE FROM ${table} WHERE ${deleted[kind]}`, subject));
  }
  if (cleared?.[kind]) await clearRows(tx, { table, where: cleared[kind] }, subject);
  if (redacted?.[kind]) await redactRows(tx, { table, where: redacted[kind] }, subject);
}

type Place = { table: string; where: string };

/** `values` are for columns that neither NULL nor `[erased]` suits, `also` is more SQL to set. */
export async function clearRows(
  tx: EntityManager,
  { table, where, values = {}, also }: Place & { values?: Record<string, unknown>; also?: string },
  subject: Person,
): Promise<void> {
  const [condition, bound] = bindPerson(where, subject);
  const valueOf = ({ column, isNullable, isText }: ReturnType<typeof personalColumns>[number]) => {
    if (Object.hasOwn(values, column)) return values[column];
    if (!isNullable && !isText) throw new Error(`Nothing suits ${table}.${column} if it is erased`);
    return isNullable ? null : ERASED;
  };
  const set = personalColumns(table).map((one) => `${one.column} = $${bound.push(valueOf(one))}`);
  await tx.query(
    `UPDATE ${table} SET ${[...set, ...(also ? [also] : [])].join()} WHERE ${condition}`,
    bound,
  );
}

/** Only in plain text: a choice may be spelt like a person's name. */
export async function redactRows(
  tx: EntityManager,
  { table, where, without = [] }: Place & { without?: string[] },
  subject: Erasing,
): Promise<void> {
  const columns = wordColumns(table).filter((column) => !without.includes(column));
  const [condition, values] = bindPerson(where, subject);
  await redactIn(tx, { table, columns, where: condition }, values, subject.redaction);
}

export const wordColumns = (table: string): string[] =>
  personalColumns(table)
    .filter(({ isText }) => isText)
    .map(({ column }) => column);

export const mentions = (): (Place & { columns: string[] })[] =>
  personalData().flatMap(({ table, mentions: declared }) =>
    declared ? [{ table, columns: wordColumns(table), where: 'true', ...declared }] : [],
  );

/** Undefined if the table has nothing to export of such a person. */
export async function exportedRows(
  db: EntityManager,
  { table, export: exported }: PersonalData,
  kind: SubjectKind,
  subject: DataSubject,
): Promise<object[] | undefined> {
  if (!exported) return undefined;
  if ('rows' in exported) return exported.rows[kind]?.(db, subject);
  const { of, also = [], without = [], order } = exported;
  const where = of[kind];
  if (!where) return undefined;
  const personal = personalColumns(table).map(({ column }) => column);
  const columns = [...personal.filter((column) => !without.includes(column)), ...also];
  const sql = `SELECT ${columns.join()} FROM ${table} WHERE ${where}`;
  return db.query(...bindPerson(order ? `${sql} ORDER BY ${order}` : sql, subject));
}
