import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { inTransaction } from '../database/one-connection';
import { CHAINED, chainHash, type ChainedEvent } from './event-chain';

const BATCH = 500;
const EVERY_MS = 1_000;

/**
 * Events of finished transactions, in transaction order, so that no running transaction can still add
 * one before them. A transaction id from the future comes from a restored backup of another cluster.
 */
const SEALABLE = `
  SELECT ${CHAINED}
  FROM unsealed_events u JOIN events e ON e.sequence = u.sequence,
       LATERAL (SELECT pg_snapshot_xmin(s)::text::bigint AS oldest, pg_snapshot_xmax(s)::text::bigint AS next
                FROM pg_current_snapshot() s) snapshot
  WHERE u.transaction_id < snapshot.oldest OR u.transaction_id >= snapshot.next
  ORDER BY u.transaction_id, u.sequence LIMIT ${BATCH}`;

/** Adds recorded events to the chain of hashes; recording an event does not wait for this. */
@Injectable()
export class Sealer {
  constructor(private readonly dataSource: DataSource) {}

  /** Seals all that can be sealed now. Concurrent calls run one after the other. */
  async sealAll(): Promise<void> {
    while ((await this.sealBatch()) === BATCH);
  }

  private sealBatch(): Promise<number> {
    return inTransaction(this.dataSource, async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fenwright:seal-events'))`);
      const events = await tx.query<ChainedEvent[]>(SEALABLE);
      if (events.length > 0) await this.append(tx, events);
      return events.length;
    });
  }

  private async append(tx: EntityManager, events: ChainedEvent[]): Promise<void> {
    const [last] = await tx.query<{ position: string; hash: string }[]>(
      'SELECT position, hash FROM event_seals ORDER BY position DESC LIMIT 1',
    );
    let previous = last?.hash ?? '';
    const hashes = events.map((event) => (previous = chainHash(previous, event)));
    const sequences = events.map(({ sequence }) => sequence);
    await tx.query(
      `INSERT INTO event_seals (position, sequence, hash)
       SELECT $1::bigint + n, sequence, hash
       FROM unnest($2::bigint[], $3::text[]) WITH ORDINALITY AS sealed (sequence, hash, n)`,
      [last?.position ?? 0, sequences, hashes],
    );
    await tx.query('DELETE FROM unsealed_events WHERE sequence = ANY($1)', [sequences]);
  }
}

/** Seals every second, in the worker. */
@Injectable()
export class SealEvents extends RepeatedTask {
  private readonly logger = new Logger('events');

  constructor(private readonly sealer: Sealer) {
    super();
  }

  protected async turn(): Promise<number> {
    await this.sealer
      .sealAll()
      .catch((error: Error) => this.logger.warn(`Events wait to be sealed: ${error.message}`));
    return EVERY_MS;
  }
}
