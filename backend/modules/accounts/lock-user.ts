import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { TokenRevoked } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { User } from './user.entity';

/**
 * The account, locked until the transaction ends; null where there is none. Rows that refer to it can
 * be written meanwhile, so a request being moved does not wait for its client's profile. Locks are
 * taken in one order: account, request, the rest.
 */
export const lockUser = (tx: EntityManager, where: FindOptionsWhere<User>): Promise<User | null> =>
  tx.findOne(User, { where, lock: { mode: 'for_no_key_update' } });

/**
 * The caller's own account, locked, for what only its owner may do.
 * @throws TokenRevoked where it was closed, or got another role, since the call was let in
 */
export async function lockOwner(
  tx: EntityManager,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<User> {
  const user = await lockUser(tx, { id: userId });
  if (!user || user.disabledAt || user.role !== role) throw TokenRevoked();
  return user;
}
