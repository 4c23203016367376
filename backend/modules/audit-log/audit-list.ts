import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';
import {
  defineEvent,
  labelsOf,
  namedSubjects,
  describeEvent,
  nameEvents,
} from '../../events/events.public';
import { Conditions, isSearch } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { readAll, readPage, selectFrom, defineList } from '../../lists/read-page';
import { isUuid } from '../../validation/id-param.dto';
import type { AuditEntryDto, AuditDto, AuditListQuery } from './dto/audit.dto';

nameEvents({ audit: 'Audit log' });

type Fields = Record<string, unknown>;

type AuditRow = {
  id: string;
  created_at: Date;
  type: string;
  actor_id: string | null;
  subject_type: string | null;
  subject_id: string | null;
  data: { before?: Fields | null; after?: Fields | null };
  network: string | null;
  trace_id: string | null;
};

const EXPORT: Export<AuditEntryDto> = {
  name: 'audit-log',
  exported: defineEvent<{ after: object }>('audit.exported', { audit: 'Exported the audit log' }),
  columns: {
    id: '_id',
    at: 'at',
    action: 'action',
    actor_id: ({ actor }) => actor?.id,
    actor: ({ actor }) => actor?.name,
    object_type: ({ object }) => object?.type,
    object_id: ({ object }) => object?.id,
    object: ({ object }) => object?.label,
    before: ({ before }) => before && JSON.stringify(before),
    after: ({ after }) => after && JSON.stringify(after),
    ip: 'ip',
    trace_id: 'traceId',
  },
};

/** The log itself has no personal values. */
@Injectable()
export class AuditList {
  constructor(private readonly dataSource: DataSource) {}

  async describe(rows: AuditRow[]): Promise<AuditEntryDto[]> {
    const labels = new Map<string, Map<string, string>>();
    for (const type of namedSubjects()) {
      labels.set(type, await labelsOf(this.dataSource.manager, type, idsOf(type, rows)));
    }
    const labelOf = (type: string, id: string) => labels.get(type)?.get(id) ?? null;
    return rows.flatMap((row) => describeEvent('audit', row, () => entryDto(row, labelOf)) ?? []);
  }

  async page(query: AuditListQuery): Promise<AuditDto> {
    const { rows, pagination } = await readPage(this.dataSource, AUDIT, filterOf(query), query);
    return { entries: await this.describe(rows), pagination };
  }

  csv(query: AuditListQuery): Promise<StreamableFile> {
    return exportCsv(this.dataSource, EXPORT, query, this.all(query));
  }

  private async *all(query: AuditListQuery): AsyncGenerator<AuditEntryDto[]> {
    for await (const rows of readAll(this.dataSource, AUDIT, () => filterOf(query))) {
      yield await this.describe(rows);
    }
  }

  async aboutPerson(userId: string): Promise<AuditEntryDto[]> {
    const newest = `ORDER BY e.at DESC, e.sequence DESC LIMIT ${LAST_OF_PERSON}`;
    const rows = await this.dataSource.query<AuditRow[]>(
      `SELECT * FROM (
         (${selectFrom(AUDIT)} WHERE e.audited AND e.actor_id = $1 ${newest})
         UNION ALL
         (${selectFrom(AUDIT)} WHERE e.audited AND e.subject_id = $1::text AND e.actor_id IS DISTINCT FROM $1 ${newest})) e
       ORDER BY e.created_at DESC, e.id DESC LIMIT ${LAST_OF_PERSON}`,
      [userId],
    );
    return this.describe(rows);
  }
}

function idsOf(type: string, rows: AuditRow[]): string[] {
  const objects = rows.filter((row) => row.subject_type === type).map((row) => row.subject_id);
  const actors = type === 'user' ? rows.map((row) => row.actor_id) : [];
  return [...new Set([...objects, ...actors])].filter(
    (id) => id !== null && isUuid(id),
  ) as string[];
}

const entryDto = (
  row: AuditRow,
  labelOf: (type: string, id: string) => string | null,
): AuditEntryDto => ({
  _id: row.id,
  at: row.created_at,
  action: row.type,
  actor: row.actor_id ? { id: row.actor_id, name: labelOf('user', row.actor_id) } : null,
  object: row.subject_type
    ? {
        type: row.subject_type,
        id: row.subject_id,
        label: row.subject_id && labelOf(row.subject_type, row.subject_id),
      }
    : null,
  before: fieldsOf(row.data.before),
  after: fieldsOf(row.data.after),
  ip: row.network,
  traceId: row.trace_id,
});

function fieldsOf(fields: Fields | null = null): Fields | null {
  if (fields && (typeof fields !== 'object' || Array.isArray(fields))) {
    throw new TypeError('before and after are not fields');
  }
  return fields;
}

export const AUDIT = defineList<AuditRow>({
  columns: {
    id: 'e.sequence',
    created_at: 'e.at',
    type: 'e.type',
    actor_id: 'e.actor_id',
    subject_type: 'e.subject_type',
    subject_id: 'e.subject_id',
    data: 'e.data',
    network: 'e.network',
    trace_id: 'e.trace_id',
  },
  from: 'events e',
  newest: ['e.at', 'e.sequence'],
});

const LAST_OF_PERSON = 10;

/** Days are the office's, whatever the reader's time zone. */
export function filterOf(query: AuditListQuery): Conditions {
  const conditions = new Conditions();
  conditions.add('e.audited');
  conditions.equal(`split_part(e.type, '.', 1)`, query.group);
  conditions.equal('e.type', query.action);
  conditions.equal('e.actor_id', query.actor);
  conditions.equal('e.subject_type', query.objectType);
  conditions.equal('e.subject_id', query.objectId);
  if (query.person) conditions.add(aboutPerson(`${conditions.bind(query.person)}::uuid`));
  const { from, to } = query;
  if (from) {
    conditions.add(
      `e.at >= ${conditions.bind(from)}::date::timestamp AT TIME ZONE '${OFFICE_ZONE}'`,
    );
  }
  if (to) {
    conditions.add(
      `e.at < (${conditions.bind(to)}::date + 1)::timestamp AT TIME ZONE '${OFFICE_ZONE}'`,
    );
  }
  if (isSearch(query.search)) conditions.add(found(query.search, conditions.bind));
  return conditions;
}

const sequences = (condition: string) =>
  `SELECT f.sequence FROM events f WHERE f.audited AND ${condition}`;

const aboutPerson = (id: string): string =>
  `e.sequence IN (${sequences(`f.actor_id = ${id}`)} UNION ${sequences(`f.subject_id = ${id}::text`)})`;

function found(text: string, bind: (value: unknown) => string): string {
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(text) ?? [];
  if (digits) {
    const request = `SELECT r.id FROM project_requests r WHERE r.number = ${Number(digits)}`;
    return `e.sequence IN (${sequences(`f.subject_id = (${request})::text`)})`;
  }
  const exact = bind(text);
  if (!text.includes('@')) {
    return `e.sequence IN (${sequences(`f.subject_id = ${exact}`)} UNION ${sequences(`f.trace_id = ${exact}`)})`;
  }
  return aboutPerson(`(SELECT u.id FROM users u WHERE u.email = ${exact})`);
}
