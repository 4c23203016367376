import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { describeEvent } from '../../events/events.public';
import { Conditions } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { readAll, readPage, selectFrom, defineList } from '../../lists/read-page';
import { readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import { fullNameSql } from '../accounts/accounts.public';
import { referenceOf } from '../requests/requests.public';
import type {
  LeadBriefDto,
  LeadDetailDto,
  LeadDto,
  LeadEventsDto,
  LeadListQuery,
  LeadsDto,
  LeadEventDto,
} from './dto/lead.dto';
import type { LeadState } from './lead-options';
import { LeadNotFound } from './leads.errors';
import { leadMadeARequest, leadMoved, leadNoted, leadsExported } from './leads.events';

type EventRow = {
  id: string;
  type: string;
  at: Date;
  by: string | null;
  data: { after?: { state?: LeadState }; requestNumber?: number };
  note: string | null;
};

const HISTORY: Thread = {
  columns: `e.id, e.type, e.at, e.data, note.body AS note,
            nullif(${fullNameSql('u')}, '') AS by`,
  from: `events e LEFT JOIN lead_notes note ON note.event_id = e.id
     LEFT JOIN users u ON u.id = e.actor_id`,
  alias: 'e',
  table: 'events',
  parent: 'subject_id',
  at: 'at',
};

const KINDS: Record<string, LeadEventDto['kind']> = {
  [leadNoted.type]: 'note',
  [leadMoved.type]: 'state',
  [leadMadeARequest.type]: 'request',
};

async function historyOf(
  db: EntityManager,
  leadId: string,
  query: ThreadQuery = {},
): Promise<{ events: LeadEventDto[]; before: string | null }> {
  const { rows, before } = await readThread<EventRow>(db, HISTORY, leadId, query, (conditions) =>
    conditions.add(`e.type = ANY(${conditions.bind(Object.keys(KINDS))})`),
  );
  const events = rows.flatMap((row) => describeEvent('history', row, () => eventDto(row)) ?? []);
  return { events, before };
}

function eventDto({ id, type, at, by, data, note }: EventRow): LeadEventDto {
  const kind = KINDS[type]!;
  const reference = data.requestNumber === undefined ? null : referenceOf(data.requestNumber);
  return {
    _id: id,
    kind,
    toState: kind === 'request' ? 'won' : (data.after?.state ?? null),
    text: note ?? reference,
    at,
    by,
  };
}

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

const EXPORT: Export<LeadDto> = {
  name: 'leads',
  exported: leadsExported,
  columns: {
    created_at: 'createdAt',
    form: 'form',
    service: 'service',
    state: 'state',
    name: 'fullName',
    email: 'email',
    company: 'company',
    phone: 'phone',
    job_title: 'jobTitle',
    message: 'message',
    budget: ({ details }) => details.budget,
    timeline: ({ details }) => details.timeline,
    page: 'page',
    utm_source: ({ tracking }) => tracking['utm_source'],
    utm_medium: ({ tracking }) => tracking['utm_medium'],
    utm_campaign: ({ tracking }) => tracking['utm_campaign'],
  },
};

@Injectable()
export class LeadList {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: LeadListQuery): Promise<LeadsDto> {
    const { rows, pagination } = await readPage(this.dataSource, LEADS, filterOf(query), query);
    return { leads: rows, pagination };
  }

  csv(query: LeadListQuery): Promise<StreamableFile> {
    const pages = readAll(this.dataSource, LEADS, () => filterOf(query));
    return exportCsv(this.dataSource, EXPORT, query, pages);
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
  const conditions = new Conditions().equal('l.form', form).equal('l.service', service);
  if (state) conditions.equal('l.state', state);
  else conditions.add(`l.state <> 'spam'`);
  return conditions.search('l.search_text', search);
}
