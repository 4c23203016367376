import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { Erasures } from '../../personal-data/personal-data.public';
import { addressesOfStranger } from '../accounts/accounts.public';
import type { ChangeLeadDto, LeadChangedDto } from './dto/lead.dto';
import { LeadList } from './lead-list';
import { Lead, LeadNote } from './lead.entity';
import { LeadChangedMeanwhile, LeadNotFound } from './leads.errors';
import { leadMoved, leadNoted, leadErased } from './leads.events';

export async function lockLead(tx: EntityManager, id: string): Promise<Lead> {
  const lead = await lockRow(tx, Lead, { id });
  if (!lead) throw LeadNotFound();
  return lead;
}

@Injectable()
export class ChangeLead {
  constructor(
    private readonly transactions: Transactions,
    private readonly leads: LeadList,
  ) {}

  change(id: string, { state, note, version }: ChangeLeadDto): Promise<LeadChangedDto> {
    return this.transactions.run(async (tx) => {
      const lead = await lockLead(tx, id);
      await expectVersion(lead, version, LeadChangedMeanwhile, () => this.leads.detail(id, tx));
      const before = lead.moveTo(state);
      const moved = { subject: id, form: lead.form, before: before!, after: { state: lead.state } };
      const events = [
        ...(before ? [leadMoved(moved)] : []),
        ...(note ? [leadNoted({ subject: id })] : []),
      ];
      const message = events.length > 0 ? 'Lead updated.' : 'Nothing was changed.';
      const ids = events.length > 0 ? await saveChanged(tx, lead, ...events) : [];
      if (note) await tx.insert(LeadNote, { eventId: ids.at(-1)!, leadId: id, body: note });
      return { message, lead: await this.leads.brief(id, tx) };
    });
  }
}

@Injectable()
export class EraseLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
  ) {}

  /** @throws LeadNotFound, StorageAway */
  async erase(id: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(Lead, { id }))) throw LeadNotFound();
    await this.erasures.note({ kind: 'lead', id });
    await this.transactions.run((tx) => this.within(tx, id));
  }

  /** Expects the erasure noted. */
  async within(tx: EntityManager, id: string): Promise<void> {
    const { email, phone, fullName } = await lockLead(tx, id);
    const emails = await addressesOfStranger(tx, email);
    const [firstName, ...others] = fullName.split(/\s+/);
    const naming = { firstName, lastName: others.join(' '), emails: [email], phones: [phone] };
    await this.erasures.erase(tx, 'lead', { id, email, emails }, naming, { emails });
    await record(tx, leadErased({ subject: id }));
  }

  async ofAddress(tx: EntityManager, email: string): Promise<void> {
    for (const { id } of await leadsOfAddress(tx, email)) await this.within(tx, id);
  }
}

export const leadsOfAddress = (db: EntityManager, email: string): Promise<{ id: string }[]> =>
  db.query('SELECT id FROM leads WHERE email = $1 ORDER BY created_at, id', [email]);
