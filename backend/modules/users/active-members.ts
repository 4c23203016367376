import type { EntityManager } from 'typeorm';
import type { Role } from './role';

/** The ids of everybody who works as `role` now. */
export async function activeMembers(
  tx: EntityManager,
  role: Exclude<Role, 'client'>,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM users WHERE role = $1 AND role <> 'client' AND disabled_at IS NULL`,
    [role],
  );
  return rows.map(({ id }) => id);
}
