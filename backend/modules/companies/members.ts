import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { OneTimeTokens, voidTokens } from '../../links/links.public';
import { TooManyMails, User, lockUser } from '../accounts/accounts.public';
import { MailAllowance } from '../auth/auth.public';
import { Membership, MAX_MEMBERS, type MemberRole } from './company.entity';
import {
  MemberAlready,
  OrganisationFull,
  MemberNotFound,
  PersonAlreadyInCompany,
  LastLead,
  LeadsOnly,
} from './company.errors';
import { memberInvited, memberJoined, memberRoleChanged, pendingRemoved } from './company.events';
import type { InviteMemberDto } from './dto/company.dto';
import { endMembership } from './leave-company';
import {
  lockOrganisationFor,
  leadsOf,
  membershipIn,
  membershipOf,
  lockOrganisation,
  type Target,
} from './memberships';

/** The response does not reveal if an address has an account: the invitation is for the address. */
@Injectable()
export class CompanyMembers {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
  ) {}

  invite(actor: Actor, target: Target, { email, role }: InviteMemberDto): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { id: organisationId } = await lockOrganisationFor(tx, actor, target);
      await expectNoMember(tx, organisationId, email);
      const place = { organisationId, email, state: 'invited' as const };
      const earlier = await tx.findOneBy(Membership, place);
      if (!earlier) await expectRoom(tx, organisationId);
      if (!(await this.allowance.take(email))) throw TooManyMails();
      const membershipId = earlier?.id ?? uuid();
      if (earlier) {
        await tx.update(Membership, { id: membershipId }, { role, createdAt: databaseNow() });
      } else {
        await tx.insert(Membership, { ...place, id: membershipId, role, invitedBy: actor.userId });
      }
      const about = { subjectId: membershipId, email };
      const { id: tokenId } = await this.tokens.issue(tx, 'join_organisation', about);
      const invited = { subject: organisationId, after: { role }, membershipId, tokenId };
      await record(tx, memberInvited(invited));
      return { message: 'If this address can get mail, the invitation is on its way.' };
    });
  }

  accept(actor: Actor, target: Target, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const asked = await tx.findOneBy(Membership, { id, state: 'requested' });
      const user = asked && (await lockUser(tx, { id: asked.userId! }));
      const { id: organisationId } = await lockOrganisationFor(tx, actor, target);
      const place = { id, organisationId, state: 'requested' as const };
      if (!user || !(await tx.existsBy(Membership, place))) throw MemberNotFound();
      await expectRoom(tx, organisationId);
      const isFree = user.state === 'active' && !user.isStaff && !(await membershipOf(tx, user.id));
      if (!isFree) throw PersonAlreadyInCompany();
      await tx.update(Membership, { id }, { state: 'active', invitedBy: actor.userId });
      const after = { userId: user.id, role: 'member' as const };
      await record(tx, memberJoined({ subject: organisationId, after }));
      return { message: `${user.fullName} belongs to the company now.` };
    });
  }

  change(actor: Actor, target: Target, id: string, role: MemberRole): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { id: organisationId } = await lockOrganisationFor(tx, actor, target);
      const member = await tx.findOneBy(Membership, { id, organisationId, state: 'active' });
      if (!member) throw MemberNotFound();
      if (member.role === role) return { message: 'Saved.' };
      const leads = await leadsOf(tx, organisationId);
      if (member.role === 'lead' && leads.length === 1) throw LastLead();
      await tx.update(Membership, { id }, { role });
      const change = { before: { role: member.role }, after: { role }, userId: member.userId! };
      await record(tx, memberRoleChanged({ subject: organisationId, ...change }));
      return { message: 'Saved.' };
    });
  }

  remove(actor: Actor, target: Target, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const membership = await this.reachable(tx, actor, target, id);
      const { organisationId, state, userId } = membership;
      if (state === 'active') {
        const ending = { actorId: actor.userId };
        await endMembership(tx, { id: organisationId }, membership, ending);
      } else {
        await voidTokens(tx, ['join_organisation'], { subjectId: id });
        await tx.delete(Membership, { id });
        const removed = { subject: organisationId, membershipId: id, userId };
        await record(tx, pendingRemoved(removed));
      }
      return { message: userId === actor.userId ? 'You have left.' : 'Removed.' };
    });
  }

  private async reachable(
    tx: EntityManager,
    actor: Actor,
    target: Target,
    id: string,
  ): Promise<Membership> {
    const found = await tx.findOneBy(Membership, {
      id,
      ...(target !== 'own' && { organisationId: target.organisationId }),
    });
    if (!found) throw MemberNotFound();
    await lockOrganisation(tx, found.organisationId);
    const membership = await tx.findOneBy(Membership, { id });
    if (!membership) throw MemberNotFound();
    if (target === 'own') await this.expectAllowed(tx, actor, membership);
    return membership;
  }

  private async expectAllowed(
    tx: EntityManager,
    actor: Actor,
    membership: Membership,
  ): Promise<void> {
    if (membership.userId === actor.userId) return;
    const own = await membershipIn(tx, membership.organisationId, actor.userId);
    if (own?.role === 'lead') return;
    if (own) throw LeadsOnly();
    const { email } = await tx.findOneByOrFail(User, { id: actor.userId });
    if (membership.email?.toLowerCase() !== email.toLowerCase()) throw MemberNotFound();
  }
}

async function expectNoMember(tx: EntityManager, organisationId: string, email: string) {
  const user = await tx.findOneBy(User, { email });
  const where = user && { organisationId, userId: user.id, state: 'active' as const };
  if (where && (await tx.existsBy(Membership, where))) throw MemberAlready();
}

/** Expects the organisation locked, so that two invitations cannot take the last place. */
export async function expectRoom(tx: EntityManager, organisationId: string): Promise<void> {
  const states = In(['invited', 'active'] as const);
  const taken = await tx.countBy(Membership, { organisationId, state: states });
  if (taken >= MAX_MEMBERS) throw OrganisationFull();
}
