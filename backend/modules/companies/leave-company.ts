import type { EntityManager } from 'typeorm';
import type { Events } from '../../events/events.public';
import { lockOrganisation, membershipOf } from './memberships';
import { Membership } from './membership.entity';
import { Organisation } from './organisation.entity';
import { defineHook } from '../../context/hook';
import { endMembership } from './end-membership';
import { leadsOf } from './reach';

/** A closed account keeps no part in anything either. */
export const accountLeft =
  defineHook<(tx: EntityManager, userId: string) => Promise<unknown>>('account left');

/**
 * The account is closed or deactivated, so the person leaves the company and all requests they take
 * part in. Call it with the account locked. Returns the company left.
 */
export async function leaveCompany(
  tx: EntityManager,
  events: Events,
  userId: string,
): Promise<string | null> {
  const found = await membershipOf(tx, userId);
  if (found) {
    await lockOrganisation(tx, found.organisationId);
    const membership = await membershipOf(tx, userId);
    const place = { id: found.organisationId };
    if (membership) await endMembership(tx, events, place, membership, { isClosed: true });
  }
  await tx.delete(Membership, { userId });
  await accountLeft(tx, userId);
  return found?.organisationId ?? null;
}

/** The company's name may identify the last person who left. */
export async function dropIfEmpty(tx: EntityManager, id: string): Promise<void> {
  await lockOrganisation(tx, id);
  const isEmpty = !(await tx.existsBy(Membership, { organisationId: id }));
  if (isEmpty) await tx.delete(Organisation, { id });
}

export async function onlyLeadOf(tx: EntityManager, userId: string): Promise<string | null> {
  const membership = await membershipOf(tx, userId);
  if (membership?.role !== 'lead') return null;
  const { organisationId } = membership;
  const others = await tx.countBy(Membership, { organisationId, state: 'active' });
  if (others === 1 || (await leadsOf(tx, organisationId)).length > 1) return null;
  return (await tx.findOneByOrFail(Organisation, { id: organisationId })).name;
}
