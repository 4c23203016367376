import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requestContext } from '../observability/request-context';
import type { AuditAction, AuditObject } from './audit-actions';
import { chainHash } from './audit-chain';
import { AuditEntry } from './audit-entry.entity';

export type AuditRecord = {
  action: AuditAction;
  objectType?: AuditObject;
  objectId?: string;
  /** Ids, statuses and field names; no personal values. */
  before?: unknown;
  after?: unknown;
  /** Where nobody is signed in yet: whom it is about. */
  actorId?: string;
};

/** Appends to the audit log. Call it last in a transaction: it takes a lock that all writers share. */
@Injectable()
export class Audit {
  constructor(private readonly dataSource: DataSource) {}

  async record(tx: EntityManager, record: AuditRecord): Promise<void> {
    const context = requestContext.current();
    const entry = {
      at: new Date(),
      actorId: record.actorId ?? context?.actorId ?? null,
      action: record.action,
      objectType: record.objectType ?? null,
      objectId: record.objectId ?? null,
      before: record.before ?? null,
      after: record.after ?? null,
      traceId: context?.traceId ?? null,
    };
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fenwright:audit'))`);
    const [last] = await tx.query<{ hash: string }[]>(
      'SELECT hash FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    await tx.insert(AuditEntry, {
      ...entry,
      ip: context?.ip ?? null,
      hash: chainHash(last?.hash ?? '', entry),
    } as object);
  }

  /** For what has no transaction of its own, such as a refused call. */
  recordAlone(record: AuditRecord): Promise<void> {
    return this.dataSource.transaction((tx) => this.record(tx, record));
  }
}
