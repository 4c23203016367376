import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../database/transactions';
import { Events } from '../events/events.public';
import { Conditions } from '../lists/conditions';
import { readPage, selectFrom, defineList } from '../lists/read-page';
import type { ContactSyncDto, ContactSyncQuery, ContactSyncsDto } from './dto/mail.dto';
import { contactRetried } from './operations.events';
import { ContactSyncMovedOn, ContactSyncNotFound } from './operations.errors';

export const CONTACTS = defineList<ContactSyncDto>({
  columns: {
    _id: 'id',
    kind: 'kind',
    state: 'state',
    attempts: 'attempts',
    lastError: 'last_error',
    subjectId: 'subject_id',
    updatedAt: 'updated_at',
  },
  from: 'contact_syncs',
  newest: ['updated_at', 'id'],
});

@Injectable()
export class ContactSyncList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  async page(query: ContactSyncQuery): Promise<ContactSyncsDto> {
    const conditions = new Conditions();
    conditions.equal('state', query.state);
    const { rows: contacts, pagination } = await readPage(
      this.dataSource,
      CONTACTS,
      conditions,
      query,
    );
    return { contacts, pagination };
  }

  retry(id: string): Promise<ContactSyncDto> {
    return this.transactions.run(async (tx) => {
      const [retried] = await tx.query<[unknown[], number]>(
        `UPDATE contact_syncs SET state = 'waiting', attempts = 0, next_attempt_at = now(), updated_at = now()
         WHERE id = $1 AND state IN ('refused', 'dead', 'waiting') RETURNING id`,
        [id],
      );
      const [contact] = await tx.query<ContactSyncDto[]>(`${selectFrom(CONTACTS)} WHERE id = $1`, [
        id,
      ]);
      if (!contact) throw ContactSyncNotFound();
      if (retried.length === 0) throw ContactSyncMovedOn(contact);
      await this.events.record(tx, contactRetried({ subject: id }));
      return contact;
    });
  }
}
