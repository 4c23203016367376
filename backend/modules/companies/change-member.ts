import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { Membership } from './membership.entity';
import { type MemberRole } from './organisation-options';
import { memberRoleChanged } from './company.events';
import { LastLead, MemberNotFound } from './company.errors';
import { leadsOf, lockTarget, type Target } from './reach';

@Injectable()
export class ChangeMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws NotInACompany, LeadsOnly, OrganisationNotFound, MemberNotFound, LastLead */
  run(actor: Actor, target: Target, id: string, role: MemberRole): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { id: organisationId } = await lockTarget(tx, actor, target);
      const member = await tx.findOneBy(Membership, { id, organisationId, state: 'active' });
      if (!member) throw MemberNotFound();
      if (member.role === role) return { message: 'Saved.' };
      const leads = await leadsOf(tx, organisationId);
      if (member.role === 'lead' && leads.length === 1) throw LastLead();
      await tx.update(Membership, { id }, { role });
      const change = { before: { role: member.role }, after: { role }, userId: member.userId! };
      await this.events.record(tx, memberRoleChanged({ subject: organisationId, ...change }));
      return { message: 'Saved.' };
    });
  }
}
