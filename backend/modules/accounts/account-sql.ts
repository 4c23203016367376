import type { EntityManager } from 'typeorm';
import type { Role } from '../../access/role';

export const isActive = (u: string): string =>
  `${u}.disabled_at IS NULL AND ${u}.invited_at IS NULL`;

/** SQL expression: the full name of user `u`. */
export const fullNameSql = (u: string): string => `btrim(${u}.first_name || ' ' || ${u}.last_name)`;

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
