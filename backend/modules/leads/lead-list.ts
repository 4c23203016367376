import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import { readAll, readPage, selectFrom, defineList } from '../../lists/read-page';
import type { ThreadQuery } from '../../lists/thread.dto';
import type {
  LeadBriefDto,
  LeadDetailDto,
  LeadDto,
  LeadEventsDto,
  LeadListQuery,
  LeadsDto,
} from './dto/lead.dto';
import { historyOf } from './lead-history';
import { LeadNotFound } from './leads.errors';

export const LEADS = defineList<LeadDto>({
  columns: {
    _id: 'l.id',
    form: 'l.form',
    service: 'l.service',
    fullName: 'l.full_name',
    email: 'l.email',
    company: 'l.company',
    phone: 'l.phone',
    jobTitle: 'l.job_title',
    message: 'l.message',
    details: 'l.details',
    tracking: 'l.tracking',
    page: 'l.page',
    state: 'l.state',
    trap: 'l.trap',
    requestId: 'l.request_id',
    version: 'l.version',
    replyDueAt: 'l.reply_due_at',
    createdAt: 'l.created_at',
    updatedAt: 'l.updated_at',
  },
  from: 'leads l',
  newest: ['l.created_at', 'l.id'],
});

@Injectable()
export class LeadList {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: LeadListQuery): Promise<LeadsDto> {
    const { rows: leads, pagination } = await readPage(
      this.dataSource,
      LEADS,
      filterOf(query),
      query,
    );
    return { leads, pagination };
  }

  all(query: LeadListQuery): AsyncGenerator<LeadDto[]> {
    return readAll(this.dataSource, LEADS, () => filterOf(query));
  }

  async detail(id: string, db: EntityManager = this.dataSource.manager): Promise<LeadDetailDto> {
    const lead = await this.one(id, db);
    const { events, before } = await historyOf(db, id);
    return { lead, events, eventsBefore: before };
  }

  async events(id: string, query: ThreadQuery): Promise<LeadEventsDto> {
    const db = this.dataSource.manager;
    const found = await historyOf(db, id, query);
    if (found.events.length === 0) await this.brief(id, db);
    return found;
  }

  async brief(id: string, db: EntityManager): Promise<LeadBriefDto> {
    const { message: _message, ...brief } = await this.one(id, db);
    return brief;
  }

  private async one(id: string, db: EntityManager): Promise<LeadDto> {
    const [lead] = await db.query<LeadDto[]>(`${selectFrom(LEADS)} WHERE l.id = $1`, [id]);
    if (!lead) throw LeadNotFound();
    return lead;
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
