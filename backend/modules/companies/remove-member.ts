import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { lockOrganisation } from './memberships';
import { Membership } from './membership.entity';
import { User } from '../accounts/accounts.public';
import { pendingRemoved } from './company.events';
import { LeadsOnly, MemberNotFound } from './company.errors';
import { endMembership } from './end-membership';
import { membershipIn, type Target } from './reach';

@Injectable()
export class RemoveMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly tokens: OneTimeTokens,
  ) {}

  /** @throws MemberNotFound, LeadsOnly, LastLead */
  run(actor: Actor, target: Target, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const membership = await this.reachable(tx, actor, target, id);
      const { organisationId, state, userId } = membership;
      if (state === 'active') {
        const ending = { actorId: actor.userId };
        await endMembership(tx, this.events, { id: organisationId }, membership, ending);
      } else {
        await this.tokens.voidAll(tx, ['join_organisation'], { subjectId: id });
        await tx.delete(Membership, { id });
        const removed = { subject: organisationId, membershipId: id, userId };
        await this.events.record(tx, pendingRemoved(removed));
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
    if (target === 'own') await this.expectMay(tx, actor, membership);
    return membership;
  }

  private async expectMay(tx: EntityManager, actor: Actor, membership: Membership): Promise<void> {
    if (membership.userId === actor.userId) return;
    const own = await membershipIn(tx, membership.organisationId, actor.userId);
    if (own?.role === 'lead') return;
    if (own) throw LeadsOnly();
    const { email } = await tx.findOneByOrFail(User, { id: actor.userId });
    if (membership.email?.toLowerCase() !== email.toLowerCase()) throw MemberNotFound();
  }
}
