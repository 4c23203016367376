import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { Membership } from './membership.entity';
import { membershipOf } from './memberships';
import { lockUser } from '../accounts/accounts.public';
import { memberJoined } from './company.events';
import { MemberNotFound, TheyAreInACompany } from './company.errors';
import { expectRoom } from './invite-member';
import { lockTarget, type Target } from './reach';

@Injectable()
export class AcceptMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws NotInACompany, LeadsOnly, MemberNotFound, OrganisationFull, TheyAreInACompany */
  run(actor: Actor, target: Target, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const asked = await tx.findOneBy(Membership, { id, state: 'requested' });
      const user = asked && (await lockUser(tx, { id: asked.userId! }));
      const { id: organisationId } = await lockTarget(tx, actor, target);
      const place = { id, organisationId, state: 'requested' as const };
      if (!user || !(await tx.existsBy(Membership, place))) throw MemberNotFound();
      await expectRoom(tx, organisationId);
      const isFree = user.state === 'active' && !user.isStaff && !(await membershipOf(tx, user.id));
      if (!isFree) throw TheyAreInACompany();
      await tx.update(Membership, { id }, { state: 'active', invitedBy: actor.userId });
      const after = { userId: user.id, role: 'member' as const };
      await this.events.record(tx, memberJoined({ subject: organisationId, after }));
      return { message: `${user.fullName} belongs to the company now.` };
    });
  }
}
