import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Conditions } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { readAll, defineList } from '../../lists/read-page';
import { amountOf } from '../../validation/money';
import { fullNameSql } from '../accounts/accounts.public';
import { referenceOf, staffScope, scopeSql } from '../requests/requests.public';
import type { MatchingDto } from './dto/queue.dto';
import type { StaffListQuery } from './dto/request-list.dto';
import { filterOf, resolveMe } from './request-filter';
import { requestsExported } from './request-lists.events';
import { orderOf } from './request-sorts';

const COLUMNS = {
  project_name: 'r.project_name',
  client_name: 'r.client_name',
  company: 'r.company',
  contact_email: 'r.contact_email',
  service_type: 'r.service_type',
  status: 'r.status',
  urgency: 'r.urgency',
  budget: 'r.budget',
  timeline: 'r.timeline',
  assigned_to: 'r.assigned_to',
  assignee: `(SELECT ${fullNameSql('a')} FROM users a WHERE a.id = r.assignee_id)`,
  created_at: 'r.created_at',
  updated_at: 'r.updated_at',
  replied_at: 'r.replied_at',
  due_at: 'r.due_at',
  awaiting_client_at: 'r.awaiting_client_at',
  last_word_by: 'r.last_word_by',
  last_word_at: 'r.last_word_at',
};

type Column = keyof typeof COLUMNS;
type Row = Record<Column, unknown> & {
  number: number;
  agreed_minor: number | null;
  agreed_currency: string | null;
};

const LISTING = defineList<Row>({
  columns: {
    ...COLUMNS,
    number: 'r.number',
    agreed_minor: 'r.agreed_minor',
    agreed_currency: 'r.agreed_currency',
  },
  from: 'project_requests r',
  newest: ['r.created_at', 'r.id'],
});

const EXPORT: Export<Row> = {
  name: 'requests',
  exported: requestsExported,
  columns: {
    reference: ({ number }) => referenceOf(number),
    ...(Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, name])) as Record<
      Column,
      Column
    >),
    agreed_price: ({ agreed_minor: minor, agreed_currency: currency }) =>
      minor === null ? null : amountOf(Number(minor), String(currency)),
    currency: 'agreed_currency',
  },
};

const MAX_REQUESTS = 1_000;

@Injectable()
export class FilteredRequests {
  constructor(private readonly dataSource: DataSource) {}

  csv(actor: Actor, query: StaffListQuery): Promise<StreamableFile> {
    const pages = readAll(this.dataSource, LISTING, () => filterIn(actor, query));
    return exportCsv(this.dataSource, EXPORT, query, pages);
  }

  async ids(actor: Actor, query: StaffListQuery): Promise<MatchingDto> {
    const { where, values } = filterIn(actor, query);
    const rows = await this.dataSource.query<MatchingDto['rows']>(
      `SELECT r.id AS "requestId", r.version FROM project_requests r
       WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ${MAX_REQUESTS}`,
      values,
    );
    return { rows };
  }
}

function filterIn(actor: Actor, query: StaffListQuery): Conditions {
  const conditions = filterOf(resolveMe(actor, query));
  conditions.add(scopeSql(staffScope(actor), conditions.bind));
  return conditions;
}
