import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditRow } from './audit-list';
import type { AuditEntryDto } from './dto/audit.dto';

/** Where the name of an object stands; those that are not here have none. */
const LABELS: Record<string, string> = {
  user: `SELECT id, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email::text) AS label
         FROM users WHERE id = ANY($1)`,
  request: `SELECT id, 'REQ-' || lpad(number::text, 6, '0') AS label
            FROM project_requests WHERE id = ANY($1)`,
  lead: `SELECT id, coalesce(nullif(full_name, ''), email::text) AS label
         FROM leads WHERE id = ANY($1)`,
  subscriber: `SELECT id, email::text AS label FROM subscribers WHERE id = ANY($1)`,
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Puts names to the ids of entries, as they are now: the log itself holds no personal values. */
@Injectable()
export class AuditNames {
  constructor(private readonly dataSource: DataSource) {}

  async describe(rows: AuditRow[]): Promise<AuditEntryDto[]> {
    const labels = new Map<string, Map<string, string>>();
    for (const type of Object.keys(LABELS)) {
      labels.set(type, await this.labelsOf(type, idsOf(type, rows)));
    }
    return rows.map((row) => entryDto(row, (type, id) => labels.get(type)?.get(id) ?? null));
  }

  private async labelsOf(type: string, ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; label: string }[]>(LABELS[type]!, [ids]);
    return new Map(rows.map(({ id, label }) => [id, label]));
  }
}

function idsOf(type: string, rows: AuditRow[]): string[] {
  const objects = rows.filter((row) => row.object_type === type).map((row) => row.object_id);
  const actors = type === 'user' ? rows.map((row) => row.actor_id) : [];
  return [...new Set([...objects, ...actors])].filter(
    (id) => id !== null && UUID.test(id),
  ) as string[];
}

const membersOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

const entryDto = (
  row: AuditRow,
  labelOf: (type: string, id: string) => string | null,
): AuditEntryDto => ({
  _id: row.id,
  at: row.created_at,
  action: row.action,
  actor: row.actor_id ? { id: row.actor_id, name: labelOf('user', row.actor_id) } : null,
  object: row.object_type
    ? {
        type: row.object_type,
        id: row.object_id,
        label: row.object_id && labelOf(row.object_type, row.object_id),
      }
    : null,
  before: membersOf(row.before),
  after: membersOf(row.after),
  ip: row.ip,
  traceId: row.trace_id,
});
