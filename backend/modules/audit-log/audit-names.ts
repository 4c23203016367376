import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { labelsOf, namedSubjects, tellEvent } from '../../events/events.public';
import { isUuid } from '../../validation/uuid';
import type { AuditEntryDto } from './dto/audit.dto';

type Fields = Record<string, unknown>;

export type AuditRow = {
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

/** Adds current names to ids, because the log itself has no personal values. */
@Injectable()
export class AuditNames {
  constructor(private readonly dataSource: DataSource) {}

  async describe(rows: AuditRow[]): Promise<AuditEntryDto[]> {
    const labels = new Map<string, Map<string, string>>();
    for (const type of namedSubjects()) {
      labels.set(type, await labelsOf(this.dataSource.manager, type, idsOf(type, rows)));
    }
    const labelOf = (type: string, id: string) => labels.get(type)?.get(id) ?? null;
    return rows.flatMap((row) => tellEvent('audit', row, () => entryDto(row, labelOf)) ?? []);
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
