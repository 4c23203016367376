import { fullNameSql } from '../accounts/accounts.public';
import { amountOf } from '../../validation/money';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Events } from '../../events/events.public';
import { csvFile, exportedFilter } from '../../lists/csv';
import { readAll, type Listing } from '../../lists/read-page';
import { referenceOf, staffScope, scopeSql } from '../requests/requests.public';
import { requestFilter } from './staff-requests';
import { type StaffListQuery } from './dto/request-list.dto';
import { requestsExported } from './queue.events';

type Row = Record<string, string | number | Date | null> & { id: string; number: number };

const LISTING: Listing = {
  columns: `r.id, r.number, r.project_name, r.client_name, r.company, r.contact_email, r.service_type,
    r.status, r.urgency, r.budget, r.timeline, r.agreed_minor, r.agreed_currency, r.assigned_to, r.created_at,
    r.updated_at, r.replied_at, r.due_at, r.awaiting_client_at, r.last_word_by, r.last_word_at,
    (SELECT ${fullNameSql('a')} FROM users a WHERE a.id = r.assignee_id) AS assignee`,
  from: 'project_requests r',
  newest: ['r.created_at', 'r.id'],
};

const COLUMNS = {
  reference: (row: Row) => referenceOf(row.number),
  ...Object.fromEntries(
    [
      'project_name',
      'client_name',
      'company',
      'contact_email',
      'service_type',
      'status',
      'urgency',
      'budget',
      'timeline',
      'assigned_to',
      'assignee',
      'created_at',
      'updated_at',
      'replied_at',
      'due_at',
      'awaiting_client_at',
      'last_word_by',
      'last_word_at',
    ].map((name) => [name, (row: Row) => row[name]]),
  ),
  agreed_price: ({ agreed_minor: minor, agreed_currency: currency }: Row) =>
    minor === null ? null : amountOf(Number(minor), String(currency)),
  currency: ({ agreed_currency: currency }: Row) => currency,
};

@Injectable()
export class QueueExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
  ) {}

  async file(actor: Actor, query: StaffListQuery): Promise<StreamableFile> {
    await this.events.recordAlone(requestsExported({ after: exportedFilter(query) }));
    const filter = () => {
      const conditions = requestFilter(actor, query);
      conditions.search('r.search_text', query.search);
      conditions.add(scopeSql(staffScope(actor), conditions.bind));
      return conditions;
    };
    return csvFile<Row>('requests', COLUMNS, readAll<Row>(this.dataSource, LISTING, filter));
  }
}
