import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { TokenRevoked } from '../../access/access.errors';
import type { Actor } from '../../access/access.public';
import { lockName } from '../../database/locks';
import { LastAdmin } from './accounts.errors';
import { User } from './user.entity';
import { isActive } from './write-account';

/**
 * Rows that refer to the account can still be written, so moving a request does not wait for its
 * client's profile. Lock order: account, request, others.
 */
export const lockUser = (tx: EntityManager, where: FindOptionsWhere<User>): Promise<User | null> =>
  tx.findOne(User, { where, lock: { mode: 'for_no_key_update' } });

/** @throws TokenRevoked if it was closed or got another role since the call was admitted */
export async function lockOwner(
  tx: EntityManager,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<User> {
  const user = await lockUser(tx, { id: userId });
  if (!user || user.disabledAt || user.role !== role) throw TokenRevoked();
  return user;
}

/**
 * For a change of access. All such changes are serialised, so that two admins who remove each other
 * at the same moment leave one.
 */
export async function lockAccount(
  tx: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  await lockName(tx, 'admins');
  return lockUser(tx, where);
}

/**
 * Expects the account locked.
 * @throws `last_admin`
 */
export async function expectAnotherAdmin(tx: EntityManager, user: User): Promise<void> {
  if (user.role !== 'admin' || user.state !== 'active') return;
  const [other] = await tx.query<unknown[]>(
    `SELECT 1 FROM users u WHERE u.role = 'admin' AND u.id <> $1 AND ${isActive('u')} LIMIT 1`,
    [user.id],
  );
  if (!other) throw LastAdmin();
}
