import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions, isSearch } from '../../lists/conditions';
import { readAll, readPage, selectFrom, type Listing } from '../../lists/read-page';
import { AuditNames } from './audit-names';
import type { AuditDto, AuditEntryDto, AuditListQuery } from './dto/audit.dto';

export type AuditRow = {
  id: string;
  created_at: Date;
  action: string;
  actor_id: string | null;
  object_type: string | null;
  object_id: string | null;
  before: unknown;
  after: unknown;
  ip: string | null;
  trace_id: string | null;
};

export const AUDIT: Listing = {
  columns: `
    e.id, e.at AS created_at, e.action, e.actor_id, e.object_type, e.object_id, e.before, e.after,
         e.ip, e.trace_id`,
  from: 'audit_entries e',
  newest: ['e.at', 'e.id'],
};

const LAST_OF_PERSON = 10;

/** The audit log as admins read it. */
@Injectable()
export class AuditList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: AuditNames,
  ) {}

  async page(query: AuditListQuery): Promise<AuditDto> {
    const { rows, pagination } = await readPage<AuditRow>(
      this.dataSource,
      AUDIT,
      filterOf(query),
      query,
    );
    return { entries: await this.names.describe(rows), pagination };
  }

  async *all(query: AuditListQuery): AsyncGenerator<AuditEntryDto[]> {
    for await (const rows of readAll<AuditRow>(this.dataSource, AUDIT, () => filterOf(query))) {
      yield await this.names.describe(rows);
    }
  }

  /** The last that a person did, and that was done to their account. */
  async aboutPerson(userId: string): Promise<AuditEntryDto[]> {
    const newest = `ORDER BY e.at DESC, e.id DESC LIMIT ${LAST_OF_PERSON}`;
    const rows = await this.dataSource.query<AuditRow[]>(
      `SELECT * FROM (
         (${selectFrom(AUDIT)} WHERE e.actor_id = $1 ${newest})
         UNION
         (${selectFrom(AUDIT)} WHERE e.object_id = $1::text ${newest})) e
       ORDER BY e.created_at DESC, e.id DESC LIMIT ${LAST_OF_PERSON}`,
      [userId],
    );
    return this.names.describe(rows);
  }
}

/** The office's days; the same for whoever reads. */
const ZONE = 'Europe/London';

export function filterOf(query: AuditListQuery): Conditions {
  const conditions = new Conditions();
  conditions.equal(`split_part(e.action, '.', 1)`, query.group);
  conditions.equal('e.action', query.action);
  conditions.equal('e.actor_id', query.actor);
  conditions.equal('e.object_type', query.objectType);
  conditions.equal('e.object_id', query.objectId);
  if (query.person) conditions.add(aboutPerson(`${conditions.bind(query.person)}::uuid`));
  const { from, to } = query;
  if (from) {
    conditions.add(`e.at >= ${conditions.bind(from)}::date::timestamp AT TIME ZONE '${ZONE}'`);
  }
  if (to) {
    conditions.add(`e.at < (${conditions.bind(to)}::date + 1)::timestamp AT TIME ZONE '${ZONE}'`);
  }
  if (isSearch(query.search)) conditions.add(found(query.search, conditions.bind));
  return conditions;
}

const entries = (condition: string) => `SELECT f.id FROM audit_entries f WHERE ${condition}`;

/** What the account of this id did, and what was done to it. */
const aboutPerson = (id: string): string =>
  `e.id IN (${entries(`f.actor_id = ${id}`)} UNION ${entries(`f.object_id = ${id}::text`)})`;

/** The entries that a reference names: few, each found along an index. */
function found(text: string, bind: (value: unknown) => string): string {
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(text) ?? [];
  if (digits) {
    const request = `SELECT r.id::text FROM project_requests r WHERE r.number = ${Number(digits)}`;
    return `e.id IN (${entries(`f.object_id = (${request})`)})`;
  }
  const exact = bind(text);
  if (!text.includes('@')) {
    return `e.id IN (${entries(`f.object_id = ${exact}`)} UNION ${entries(`f.trace_id = ${exact}`)})`;
  }
  return aboutPerson(`(SELECT u.id FROM users u WHERE u.email = ${exact})`);
}
