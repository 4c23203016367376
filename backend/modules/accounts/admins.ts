import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { isActive } from './active-members';
import { lockUser } from './lock-user';
import type { User } from './user.entity';
import { LastAdmin } from './accounts.errors';

/**
 * The account, locked for a change of what it may do. All such changes go one after the other, so that
 * two admins who take each other's access at the same moment leave one.
 */
export async function lockAccount(
  tx: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fenwright:admins'))`);
  return lockUser(tx, where);
}

/** Throws `last_admin` where nobody else could give access back. Call it with the account locked. */
export async function expectAnotherAdmin(tx: EntityManager, user: User): Promise<void> {
  if (user.role !== 'admin' || user.state !== 'active') return;
  const [other] = await tx.query<unknown[]>(
    `SELECT 1 FROM users u WHERE u.role = 'admin' AND u.id <> $1 AND ${isActive('u')} LIMIT 1`,
    [user.id],
  );
  if (!other) throw LastAdmin();
}
