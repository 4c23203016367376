import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { MailAllowance } from '../auth/auth.public';
import { Membership } from './membership.entity';
import { MOST_MEMBERS } from './organisation-options';
import { TooManyMails, User } from '../accounts/accounts.public';
import { memberInvited } from './company.events';
import { MemberAlready, OrganisationFull } from './company.errors';
import type { InviteMemberDto } from './dto/company.dto';
import { lockTarget, type Target } from './reach';

/**
 * Invites an address to a company, or invites it again. Nothing reveals whether it has an account:
 * the invitation is for the address, and its owner accepts.
 */
@Injectable()
export class InviteMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
  ) {}

  /** @throws NotInACompany, LeadsOnly, OrganisationNotFound, MemberAlready, OrganisationFull, TooManyMails */
  run(actor: Actor, target: Target, { email, role }: InviteMemberDto): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { id: organisationId } = await lockTarget(tx, actor, target);
      await expectNoMember(tx, organisationId, email);
      const place = { organisationId, email, state: 'invited' as const };
      const earlier = await tx.findOneBy(Membership, place);
      if (!earlier) await expectRoom(tx, organisationId);
      if (!(await this.allowance.take(tx, email))) throw TooManyMails();
      const membershipId = earlier?.id ?? uuid();
      if (earlier) await tx.update(Membership, { id: membershipId }, { role });
      else {
        await tx.insert(Membership, { ...place, id: membershipId, role, invitedBy: actor.userId });
      }
      const about = { subjectId: membershipId, email };
      const { id: tokenId } = await this.tokens.issue(tx, 'join_organisation', about);
      const invited = { subject: organisationId, after: { role }, membershipId, tokenId };
      await this.events.record(tx, memberInvited(invited));
      return { message: 'If this address can get mail, the invitation is on its way.' };
    });
  }
}

async function expectNoMember(tx: EntityManager, organisationId: string, email: string) {
  const user = await tx.findOneBy(User, { email });
  const where = user && { organisationId, userId: user.id, state: 'active' as const };
  if (where && (await tx.existsBy(Membership, where))) throw MemberAlready();
}

/**
 * Counted under the organisation's lock, so that two invitations cannot take the last place.
 * @throws OrganisationFull
 */
export async function expectRoom(tx: EntityManager, organisationId: string): Promise<void> {
  const states = In(['invited', 'active'] as const);
  const taken = await tx.countBy(Membership, { organisationId, state: states });
  if (taken >= MOST_MEMBERS) throw OrganisationFull();
}
