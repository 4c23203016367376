import type { EntityManager } from 'typeorm';
import { Membership } from './membership.entity';
import { Organisation } from './organisation.entity';

/** Locked until the transaction ends; any change of memberships needs this lock. */
export const lockOrganisation = (tx: EntityManager, id: string): Promise<Organisation | null> =>
  tx.findOne(Organisation, { where: { id }, lock: { mode: 'for_no_key_update' } });

export const membershipOf = (db: EntityManager, userId: string): Promise<Membership | null> =>
  db.findOneBy(Membership, { userId, state: 'active' });

export const holdMembership = (tx: EntityManager, userId: string): Promise<Membership | null> =>
  tx.findOne(Membership, {
    where: { userId, state: 'active' },
    lock: { mode: 'pessimistic_read' },
  });

/** SQL condition: the membership `m` is active, neither invited nor requested. */
export const isActiveMember = (m: string): string => `${m}.state = 'active'`;
