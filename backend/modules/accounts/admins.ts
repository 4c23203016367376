import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { lockName } from '../../database/advisory-lock';
import { isActive } from './account-sql';
import { lockUser } from './lock-user';
import type { User } from './user.entity';
import { LastAdmin } from './accounts.errors';

/**
 * Locks an account for a change of its access. All such changes are serialised, so two admins who
 * remove each other at the same moment leave one.
 */
export async function lockAccount(
  tx: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  await lockName(tx, 'admins');
  return lockUser(tx, where);
}

/**
 * Call it with the account locked.
 * @throws `last_admin` if no other admin could restore access
 */
export async function expectAnotherAdmin(tx: EntityManager, user: User): Promise<void> {
  if (user.role !== 'admin' || user.state !== 'active') return;
  const [other] = await tx.query<unknown[]>(
    `SELECT 1 FROM users u WHERE u.role = 'admin' AND u.id <> $1 AND ${isActive('u')} LIMIT 1`,
    [user.id],
  );
  if (!other) throw LastAdmin();
}
