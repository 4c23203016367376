import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Membership, Organisation } from './company.entity';
import { LeadsOnly, NotInACompany, OrganisationNotFound } from './company.errors';

/** Any change of memberships needs this lock. */
export const lockOrganisation = (tx: EntityManager, id: string): Promise<Organisation | null> =>
  tx.findOne(Organisation, { where: { id }, lock: { mode: 'for_no_key_update' } });

export const membershipOf = (db: EntityManager, userId: string): Promise<Membership | null> =>
  db.findOneBy(Membership, { userId, state: 'active' });

export const holdMembership = (tx: EntityManager, userId: string): Promise<Membership | null> =>
  tx.findOne(Membership, {
    where: { userId, state: 'active' },
    lock: { mode: 'pessimistic_read' },
  });

export const isActiveMember = (m: string): string => `${m}.state = 'active'`;

export type Target = 'own' | { organisationId: string };

export async function lockOrganisationFor(
  tx: EntityManager,
  actor: Actor,
  target: Target,
): Promise<Organisation> {
  if (target !== 'own') {
    const organisation = await lockOrganisation(tx, target.organisationId);
    if (!organisation) throw OrganisationNotFound();
    return organisation;
  }
  const found = await membershipOf(tx, actor.userId);
  const organisation = found && (await lockOrganisation(tx, found.organisationId));
  const membership = organisation && (await membershipIn(tx, organisation.id, actor.userId));
  if (!organisation || !membership) throw NotInACompany();
  if (membership.role !== 'lead') throw LeadsOnly();
  return organisation;
}

export const membershipIn = (
  tx: EntityManager,
  organisationId: string,
  userId: string,
): Promise<Membership | null> =>
  tx.findOneBy(Membership, { organisationId, userId, state: 'active' });

export async function leadsOf(tx: EntityManager, organisationId: string): Promise<string[]> {
  const leads = await tx.find(Membership, {
    where: { organisationId, role: 'lead', state: 'active' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return leads.map(({ userId }) => userId!);
}
