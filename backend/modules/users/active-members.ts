import type { EntityManager } from 'typeorm';
import type { Role } from './role';

/** A condition on a row of `users`: neither deactivated nor merely invited. */
export const IS_ACTIVE = 'disabled_at IS NULL AND invited_at IS NULL';

/** The ids of everybody who works as `role` now. */
export async function activeMembers(
  tx: EntityManager,
  role: Exclude<Role, 'client'>,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM users WHERE role = $1 AND role <> 'client' AND ${IS_ACTIVE}`,
    [role],
  );
  return rows.map(({ id }) => id);
}
