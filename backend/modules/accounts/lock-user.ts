import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { TokenRevoked } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { User } from './user.entity';

/**
 * Locks the account until the transaction ends; null if there is none. Rows that refer to it can
 * still be written, so moving a request does not wait for its client's profile. Lock order:
 * account, request, others.
 */
export const lockUser = (tx: EntityManager, where: FindOptionsWhere<User>): Promise<User | null> =>
  tx.findOne(User, { where, lock: { mode: 'for_no_key_update' } });

/**
 * Locks the caller's own account.
 * @throws TokenRevoked if it was closed or got another role since the call was admitted
 */
export async function lockOwner(
  tx: EntityManager,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<User> {
  const user = await lockUser(tx, { id: userId });
  if (!user || user.disabledAt || user.role !== role) throw TokenRevoked();
  return user;
}
