import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Role } from '../../access/access.public';
import { User } from './user.entity';

type NewAccount = Partial<User> & Pick<User, 'email'>;

export async function openAccount(tx: EntityManager, fields: NewAccount): Promise<User> {
  const user = tx.create(User, { id: uuid(), ...fields });
  await tx.insert(User, user);
  return user;
}

/** The version stays, because nobody edits these columns. */
export async function setOnAccount(
  tx: EntityManager,
  id: string,
  fields: QueryDeepPartialEntity<User>,
): Promise<void> {
  await tx.update(User, { id }, fields);
}

export async function seeAccount(db: EntityManager, id: string): Promise<void> {
  await db.query('UPDATE users SET last_seen_at = now() WHERE id = $1', [id]);
}

/** Also starts the grace period, if it has not begun. */
export async function isGraceOver(tx: EntityManager, id: string, days: number): Promise<boolean> {
  const [[due]] = await tx.query<[{ over: boolean }[], number]>(
    `UPDATE users SET factor_due_at = coalesce(factor_due_at, now() + make_interval(days => $2))
     WHERE id = $1 RETURNING factor_due_at <= now() AS over`,
    [id, days],
  );
  return Boolean(due?.over);
}

export async function giveGrace(tx: EntityManager, id: string, hours: number): Promise<void> {
  await tx.query(
    `UPDATE users SET factor_due_at = now() + make_interval(hours => $2)
     WHERE id = $1 AND role <> 'client'`,
    [id, hours],
  );
}

export const isActive = (u: string): string =>
  `${u}.disabled_at IS NULL AND ${u}.invited_at IS NULL`;

export const fullNameSql = (u: string): string => `btrim(${u}.first_name || ' ' || ${u}.last_name)`;

export const personSql = (u: string): string =>
  `CASE WHEN ${u}.id IS NOT NULL THEN json_build_object('_id', ${u}.id,
    'firstName', ${u}.first_name, 'lastName', ${u}.last_name) END`;

export async function activeMembers(
  tx: EntityManager,
  role: Exclude<Role, 'client'>,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT u.id FROM users u WHERE u.role = $1 AND u.role <> 'client' AND ${isActive('u')}`,
    [role],
  );
  return rows.map(({ id }) => id);
}
