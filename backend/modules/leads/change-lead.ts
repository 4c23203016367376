import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { forgetRecipient } from '../../mail/mail.public';
import { ContactSyncs } from '../../provider/contact-syncs';
import type { ChangeLeadDto, LeadChangedDto } from './dto/lead.dto';
import { Lead } from './lead.entity';
import { LeadEvent } from './lead-event.entity';
import { LeadList } from './lead-list';
import { LeadChangedMeanwhile, LeadNotFound } from './leads.errors';

/** The lead, locked: all changes to one go one after the other. */
export async function lockLead(tx: EntityManager, id: string): Promise<Lead> {
  const lead = await tx.findOne(Lead, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!lead) throw LeadNotFound();
  return lead;
}

/** Staff move a lead on, note something on it, or erase it. */
@Injectable()
export class ChangeLead {
  constructor(
    private readonly transactions: Transactions,
    private readonly leads: LeadList,
    private readonly contacts: ContactSyncs,
    private readonly audit: Audit,
  ) {}

  run(actor: Actor, id: string, { state, note, version }: ChangeLeadDto): Promise<LeadChangedDto> {
    return this.transactions.run(async (tx) => {
      const lead = await lockLead(tx, id);
      if (version !== undefined && version !== lead.version) {
        throw LeadChangedMeanwhile(await this.leads.detail(id, tx));
      }
      const moves = state !== undefined && state !== lead.state;
      const event = { leadId: id, authorId: actor.userId };
      if (moves) {
        await tx.insert(LeadEvent, { id: uuid(), kind: 'state', toState: state, ...event });
        await tx.update(Lead, { id }, { state });
        // A rescued one is a lead like any other from now on.
        if (lead.state === 'spam' && lead.form !== 'complaint')
          await this.contacts.add(tx, 'lead', id);
      }
      if (note) await tx.insert(LeadEvent, { id: uuid(), kind: 'note', body: note, ...event });
      if (moves || note) {
        await tx.update(Lead, { id }, { version: () => 'version + 1', updatedAt: () => 'now()' });
        await this.audit.record(tx, {
          action: moves ? 'lead.moved' : 'lead.noted',
          objectType: 'lead',
          objectId: id,
          before: { state: lead.state },
          after: { state: state ?? lead.state },
        });
      }
      const message = moves || note ? 'Lead updated.' : 'Nothing was changed.';
      return { message, lead: await this.leads.brief(id, tx) };
    });
  }

  /** Takes the person away everywhere. */
  erase(id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { email } = await lockLead(tx, id);
      await tx.delete(Lead, { id });
      const isLast = !(await tx.existsBy(Lead, { email }));
      if (isLast) await this.contacts.addErasure(tx, id, email);
      await forgetRecipient(tx, email);
      await this.audit.record(tx, { action: 'lead.erased', objectType: 'lead', objectId: id });
    });
  }
}
