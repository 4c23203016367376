import type { EntityManager } from 'typeorm';
import { defineHook } from '../../context/hook';
import { record, subscribe, type Dispatch } from '../../events/events.public';
import { accountDeactivated, lockUser } from '../accounts/accounts.public';
import { roleGiven } from '../auth/auth.public';
import { Membership, Organisation } from './company.entity';
import { LastLead } from './company.errors';
import { memberLeft, memberRoleChanged } from './company.events';
import { lockOrganisation, membershipOf, leadsOf } from './memberships';

export const accountLeft =
  defineHook<(tx: EntityManager, userId: string) => Promise<unknown>>('account left');

/**
 * Also leaves all requests they take part in. Expects the account locked. Returns the company left.
 */
export async function leaveCompany(tx: EntityManager, userId: string): Promise<string | null> {
  const found = await membershipOf(tx, userId);
  if (found) {
    await lockOrganisation(tx, found.organisationId);
    const membership = await membershipOf(tx, userId);
    const place = { id: found.organisationId };
    if (membership) await endMembership(tx, place, membership, { isClosed: true });
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

/** The sessions have ended with the change, so the person sees nothing until then. */
subscribe('memberships', [accountDeactivated], ({ subjectId }, dispatch) =>
  leaveAll(subjectId!, dispatch),
);
subscribe('memberships', [roleGiven], ({ subjectId }, dispatch) => leaveAll(subjectId!, dispatch));

async function leaveAll(userId: string, { tx }: Dispatch): Promise<void> {
  const user = await lockUser(tx, { id: userId });
  if (!user || (user.state !== 'deactivated' && !user.isStaff)) return;
  await leaveCompany(tx, userId);
}

export type Leaving = { organisationId: string; userId: string; heirId: string | null };

export const membershipEnded =
  defineHook<(tx: EntityManager, leaving: Leaving) => Promise<void>>('membership ended');

type Ending = {
  actorId?: string;
  isClosed?: boolean;
};

/**
 * Requests raised for the company stay with it, private ones with the person. Expects the
 * organisation locked, so that two leads cannot leave at the same time.
 * @throws LastLead if other members would be left without one
 */
export async function endMembership(
  tx: EntityManager,
  { id: organisationId }: Pick<Organisation, 'id'>,
  membership: Membership,
  { actorId, isClosed = false }: Ending,
): Promise<void> {
  const members = await tx.find(Membership, {
    where: { organisationId, state: 'active' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const others = members.filter(({ id }) => id !== membership.id);
  const lead = leadAfter(others, actorId) ?? (isClosed ? others[0] : undefined);
  if (others.length > 0 && !lead) throw LastLead();
  if (lead && lead.role !== 'lead') await promote(tx, lead);
  await tx.delete(Membership, { id: membership.id });
  // Without members, the pending ones could not be accepted.
  if (others.length === 0) await tx.delete(Membership, { organisationId });
  const { role } = membership;
  const userId = membership.userId!;
  await membershipEnded(tx, { organisationId, userId, heirId: lead?.userId ?? null });
  await record(tx, memberLeft({ subject: organisationId, before: { userId, role } }));
}

const leadAfter = (others: Membership[], actorId?: string): Membership | undefined => {
  const leads = others.filter(({ role }) => role === 'lead');
  return leads.find(({ userId }) => userId === actorId) ?? leads[0];
};

async function promote(tx: EntityManager, lead: Membership): Promise<void> {
  await tx.update(Membership, { id: lead.id }, { role: 'lead' });
  const change = { before: { role: lead.role }, after: { role: 'lead' as const } };
  const subject = lead.organisationId;
  await record(tx, memberRoleChanged({ subject, ...change, userId: lead.userId! }));
}
