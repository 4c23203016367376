import type { EntityManager } from 'typeorm';
import { Membership } from './membership.entity';
import { Organisation } from './organisation.entity';

/** Locked until the transaction ends: whoever changes its memberships holds it. */
export const lockOrganisation = (tx: EntityManager, id: string): Promise<Organisation | null> =>
  tx.findOne(Organisation, { where: { id }, lock: { mode: 'for_no_key_update' } });

/** The organisation somebody belongs to; null where they belong to none. */
export const membershipOf = (db: EntityManager, userId: string): Promise<Membership | null> =>
  db.findOneBy(Membership, { userId, state: 'active' });

/** The same, kept as it is until the transaction ends: nobody can be removed meanwhile. */
export const holdMembership = (tx: EntityManager, userId: string): Promise<Membership | null> =>
  tx.findOne(Membership, {
    where: { userId, state: 'active' },
    lock: { mode: 'pessimistic_read' },
  });
