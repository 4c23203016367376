import type { EntityManager } from 'typeorm';
import type { Events } from '../../events/events.public';
import { Membership } from './membership.entity';
import { type Organisation } from './organisation.entity';
import { defineHook } from '../../context/hook';
import { memberLeft, memberRoleChanged } from './company.events';
import { LastLead } from './company.errors';

/** A membership that has just ended; `heirId` is null if nobody is left in the organisation. */
export type Leaving = { organisationId: string; userId: string; heirId: string | null };

/** Runs with the organisation locked, in the transaction that ended the membership. */
export const membershipEnded =
  defineHook<(tx: EntityManager, events: Events, leaving: Leaving) => Promise<void>>(
    'membership ended',
  );

type Ending = {
  actorId?: string;
  /**
   * Set if the account was closed: if it was the last lead, the longest-standing member becomes
   * one.
   */
  isClosed?: boolean;
};

/**
 * Ends an active membership. From its commit on, the person sees none of the company's requests;
 * requests raised for the company stay with it, private ones with the person. The caller holds the
 * organisation's lock, so two leads cannot leave at the same time.
 * @throws LastLead if other members would be left without one
 */
export async function endMembership(
  tx: EntityManager,
  events: Events,
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
  if (lead && lead.role !== 'lead') await promote(tx, events, lead);
  await tx.delete(Membership, { id: membership.id });
  // Without members, nobody could accept the pending ones.
  if (others.length === 0) await tx.delete(Membership, { organisationId });
  const { role } = membership;
  const userId = membership.userId!;
  await membershipEnded(tx, events, { organisationId, userId, heirId: lead?.userId ?? null });
  await events.record(tx, memberLeft({ subject: organisationId, before: { userId, role } }));
}

const leadAfter = (others: Membership[], actorId?: string): Membership | undefined => {
  const leads = others.filter(({ role }) => role === 'lead');
  return leads.find(({ userId }) => userId === actorId) ?? leads[0];
};

async function promote(tx: EntityManager, events: Events, lead: Membership): Promise<void> {
  await tx.update(Membership, { id: lead.id }, { role: 'lead' });
  const change = { before: { role: lead.role }, after: { role: 'lead' as const } };
  const subject = lead.organisationId;
  await events.record(tx, memberRoleChanged({ subject, ...change, userId: lead.userId! }));
}
