import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { inTransaction } from '../database/one-connection';
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

type NotedEntry = Omit<AuditEntry, 'id' | 'hash'>;

/**
 * The audit log. Its entries follow one another in a chain, so whoever appends holds a lock that all
 * writers share: entries are noted while a transaction works, and appended as the last thing it does.
 */
@Injectable()
export class Audit {
  private readonly noted = new WeakMap<QueryRunner, NotedEntry[]>();

  constructor(private readonly dataSource: DataSource) {}

  /** Notes an entry; `Transactions` appends it with the change, or neither is there. */
  async record(tx: EntityManager, record: AuditRecord): Promise<void> {
    const noted = this.noted.get(tx.queryRunner!) ?? [];
    this.noted.set(tx.queryRunner!, [...noted, entryOf(record)]);
  }

  /** Appends what was noted. Only at the end of a transaction. */
  async append(tx: EntityManager): Promise<void> {
    const noted = this.noted.get(tx.queryRunner!) ?? [];
    if (noted.length === 0) return;
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fenwright:audit'))`);
    const [last] = await tx.query<{ hash: string }[]>(
      'SELECT hash FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    let previous = last?.hash ?? '';
    for (const { ip, ...entry } of noted) {
      previous = chainHash(previous, entry);
      await tx.insert(AuditEntry, { ...entry, ip, hash: previous } as object);
    }
  }

  /** For what has no transaction of its own, such as a refused call. */
  recordAlone(record: AuditRecord): Promise<void> {
    return inTransaction(this.dataSource, async (tx) => {
      await this.record(tx, record);
      await this.append(tx);
    });
  }
}

function entryOf(record: AuditRecord): NotedEntry {
  const context = requestContext.current();
  return {
    at: new Date(),
    actorId: record.actorId ?? context?.actorId ?? null,
    action: record.action,
    objectType: record.objectType ?? null,
    objectId: record.objectId ?? null,
    before: record.before ?? null,
    after: record.after ?? null,
    traceId: context?.traceId ?? null,
    ip: context?.ip ?? null,
  };
}
