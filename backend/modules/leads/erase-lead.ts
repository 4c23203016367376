import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { Erasures } from '../../personal-data/personal-data.public';
import { lockLead } from './change-lead';
import { leadErased } from './leads.events';

@Injectable()
export class EraseLead {
  constructor(
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
    private readonly events: Events,
  ) {}

  /** @throws LeadNotFound, StorageAway */
  run(id: string): Promise<void> {
    return this.transactions.run((tx) => this.within(tx, id));
  }

  /** @throws LeadNotFound, StorageAway */
  async within(tx: EntityManager, id: string): Promise<void> {
    const { email, phone } = await lockLead(tx, id);
    await this.erasures.run(tx, 'lead', { id, email }, { emails: [email], phones: [phone] });
    await this.events.record(tx, leadErased({ subject: id }));
  }

  async ofAddress(tx: EntityManager, email: string): Promise<void> {
    for (const { id } of await leadsOfAddress(tx, email)) await this.within(tx, id);
  }
}

export const leadsOfAddress = (db: EntityManager, email: string): Promise<{ id: string }[]> =>
  db.query('SELECT id FROM leads WHERE email = $1 ORDER BY created_at, id', [email]);
