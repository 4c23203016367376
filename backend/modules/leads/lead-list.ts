import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import { readAll, readPage, selectFrom, type Listing } from '../../lists/read-page';
import type { ThreadQuery } from '../../lists/thread.dto';
import type {
  LeadBriefDto,
  LeadDetailDto,
  LeadDto,
  LeadEventsDto,
  LeadListQuery,
  LeadsDto,
} from './dto/lead.dto';
import type { LeadDetails } from './lead.entity';
import { historyOf } from './lead-history';
import type { Trap } from '../../access/form-traps';
import type { LeadForm, LeadState } from './lead-options';
import { LeadNotFound } from './leads.errors';

export type LeadRow = {
  id: string;
  form: LeadForm;
  service: string;
  full_name: string;
  email: string;
  company: string | null;
  phone: string | null;
  job_title: string | null;
  message: string;
  details: LeadDetails;
  tracking: Record<string, string>;
  page: string | null;
  state: LeadState;
  trap: Trap | null;
  request_id: string | null;
  version: number;
  reply_due_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export const LEADS: Listing = {
  columns: `
    l.id, l.form, l.service, l.full_name, l.email, l.company, l.phone, l.job_title, l.message,
         l.details, l.tracking, l.page, l.state, l.trap, l.request_id, l.version, l.reply_due_at, l.created_at, l.updated_at`,
  from: 'leads l',
  newest: ['l.created_at', 'l.id'],
};

@Injectable()
export class LeadList {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: LeadListQuery): Promise<LeadsDto> {
    const { rows, pagination } = await readPage<LeadRow>(
      this.dataSource,
      LEADS,
      filterOf(query),
      query,
    );
    return { leads: rows.map(leadDto), pagination };
  }

  streamAll(query: LeadListQuery): AsyncGenerator<LeadRow[]> {
    return readAll<LeadRow>(this.dataSource, LEADS, () => filterOf(query));
  }

  async detail(id: string, db: EntityManager = this.dataSource.manager): Promise<LeadDetailDto> {
    const [row] = await db.query<LeadRow[]>(`${selectFrom(LEADS)} WHERE l.id = $1`, [id]);
    if (!row) throw LeadNotFound();
    const { events, before } = await historyOf(db, id);
    return { lead: leadDto(row), events, eventsBefore: before };
  }

  async events(id: string, query: ThreadQuery): Promise<LeadEventsDto> {
    const db = this.dataSource.manager;
    const found = await historyOf(db, id, query);
    if (found.events.length === 0) await this.brief(id, db);
    return found;
  }

  async brief(id: string, db: EntityManager): Promise<LeadBriefDto> {
    const [row] = await db.query<LeadRow[]>(`${selectFrom(LEADS)} WHERE l.id = $1`, [id]);
    if (!row) throw LeadNotFound();
    const { message: _message, ...brief } = leadDto(row);
    return brief;
  }
}

export function filterOf({ search, form, service, state }: LeadListQuery): Conditions {
  const conditions = new Conditions();
  conditions.equal('l.form', form);
  conditions.equal('l.service', service);
  if (state) conditions.equal('l.state', state);
  else conditions.add(`l.state <> 'spam'`);
  conditions.search('l.search_text', search);
  return conditions;
}

const leadDto = (row: LeadRow): LeadDto => ({
  _id: row.id,
  form: row.form,
  service: row.service,
  fullName: row.full_name,
  email: row.email,
  company: row.company,
  phone: row.phone,
  jobTitle: row.job_title,
  message: row.message,
  details: row.details,
  tracking: row.tracking,
  page: row.page,
  state: row.state,
  trap: row.trap,
  requestId: row.request_id,
  version: row.version,
  replyDueAt: row.reply_due_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
