import { expectVersion } from '../../errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { ChangeLeadDto, LeadChangedDto } from './dto/lead.dto';
import { Lead } from './lead.entity';
import { LeadList } from './lead-list';
import type { LeadState } from './lead-options';
import { LeadNote } from './lead-note.entity';
import { leadMoved, leadNoted } from './leads.events';
import { LeadChangedMeanwhile, LeadNotFound } from './leads.errors';

export async function lockLead(tx: EntityManager, id: string): Promise<Lead> {
  const lead = await tx.findOne(Lead, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!lead) throw LeadNotFound();
  return lead;
}

@Injectable()
export class ChangeLead {
  constructor(
    private readonly transactions: Transactions,
    private readonly leads: LeadList,
    private readonly events: Events,
  ) {}

  run(id: string, { state, note, version }: ChangeLeadDto): Promise<LeadChangedDto> {
    return this.transactions.run(async (tx) => {
      const lead = await lockLead(tx, id);
      await expectVersion(lead, version, LeadChangedMeanwhile, () => this.leads.detail(id, tx));
      const moves = state !== undefined && state !== lead.state;
      if (moves) await this.move(tx, lead, state);
      if (note) {
        const eventId = await this.events.record(tx, leadNoted({ subject: id }));
        await tx.insert(LeadNote, { eventId, leadId: id, body: note });
      }
      if (moves || note) {
        await tx.update(Lead, { id }, { version: () => 'version + 1', updatedAt: () => 'now()' });
      }
      const message = moves || note ? 'Lead updated.' : 'Nothing was changed.';
      return { message, lead: await this.leads.brief(id, tx) };
    });
  }

  private async move(tx: EntityManager, lead: Lead, state: LeadState): Promise<void> {
    const { id, form } = lead;
    await tx.update(Lead, { id }, { state });
    const before = { state: lead.state };
    await this.events.record(tx, leadMoved({ subject: id, form, before, after: { state } }));
  }
}
