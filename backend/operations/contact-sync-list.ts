import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../database/transactions';
import { record } from '../events/events.public';
import { Conditions } from '../lists/conditions';
import { readPage, selectFrom, defineList } from '../lists/read-page';
import { retryContactSync } from '../modules/newsletter/newsletter.public';
import type { ContactSyncDto, ContactSyncQuery, ContactSyncsDto } from './dto/mail.dto';
import { ContactSyncStateChanged, ContactSyncNotFound } from './operations.errors';
import { contactRetried } from './operations.events';

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
  ) {}

  async page(query: ContactSyncQuery): Promise<ContactSyncsDto> {
    const conditions = new Conditions().equal('state', query.state);
    const { rows, pagination } = await readPage(this.dataSource, CONTACTS, conditions, query);
    return { contacts: rows, pagination };
  }

  retry(id: string): Promise<ContactSyncDto> {
    return this.transactions.run(async (tx) => {
      const isRetried = await retryContactSync(tx, id);
      const sql = `${selectFrom(CONTACTS)} WHERE id = $1`;
      const [contact] = await tx.query<ContactSyncDto[]>(sql, [id]);
      if (!contact) throw ContactSyncNotFound();
      if (!isRetried) throw ContactSyncStateChanged(contact);
      await record(tx, contactRetried({ subject: id }));
      return contact;
    });
  }
}
