import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isChained, type ChainedEntry } from '../../access/audit-chain';
import type { AuditCheckDto } from './dto/audit.dto';

type Row = ChainedEntry & { id: string; hash: string };

const AT_ONCE = 2_000;

/** Follows the chain of hashes from the first entry to the last. */
@Injectable()
export class AuditCheck {
  constructor(private readonly dataSource: DataSource) {}

  async run(): Promise<AuditCheckDto> {
    let head = '';
    let last = '0';
    let checked = 0;
    for (;;) {
      const rows = await this.after(last);
      for (const { id, hash, ...entry } of rows) {
        if (!isChained(head, entry, hash)) {
          return { isWhole: false, checked, brokenAt: id, head: head || null };
        }
        [head, last] = [hash, id];
        checked += 1;
      }
      if (rows.length < AT_ONCE) break;
    }
    return { isWhole: true, checked, brokenAt: null, head: head || null };
  }

  private after(id: string): Promise<Row[]> {
    return this.dataSource.query<Row[]>(
      `SELECT id, at, actor_id AS "actorId", action, object_type AS "objectType",
              object_id AS "objectId", before, after, trace_id AS "traceId", hash
       FROM audit_entries WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [id],
    );
  }
}
