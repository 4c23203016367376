import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { lockName } from '../database/locks';
import { inTransaction } from '../database/one-connection';
import { CHAINED, chainHash, type ChainedEvent } from './event-chain';
import { NEXT_TRANSACTION, readLog, type LogPlace } from './event-log';

const BATCH = 500;
const EVERY_MS = 1_000;

type LastSeal = LogPlace & { position: string; hash: string; isRestored: boolean };

/** The clean-up may have removed its event. */
const LAST = `
  SELECT s.position, s.hash, s.sequence, coalesce(e.transaction_id, 0) AS "transactionId",
    coalesce(e.transaction_id >= ${NEXT_TRANSACTION}, false) AS "isRestored"
  FROM event_seals s LEFT JOIN events e ON e.sequence = s.sequence ORDER BY s.position DESC LIMIT 1`;

const FIRST: LastSeal = {
  position: '0',
  hash: '',
  sequence: '0',
  transactionId: '0',
  isRestored: true,
};

/** After a restore, new transaction ids may equal those of sealed events. */
const UNSEALED = 'NOT EXISTS (SELECT FROM event_seals s WHERE s.sequence = e.sequence)';

/** Separate, so that recording does not wait. */
@Injectable()
export class Sealer {
  constructor(private readonly dataSource: DataSource) {}

  async sealAll(): Promise<void> {
    while ((await this.sealBatch()) === BATCH);
  }

  private sealBatch(): Promise<number> {
    return inTransaction(this.dataSource, async (tx) => {
      await lockName(tx, 'seal-events');
      const [last = FIRST] = await tx.query<LastSeal[]>(LAST);
      const { isRestored } = last;
      const part = { after: last, where: UNSEALED, isRestored, limit: BATCH };
      const events = await readLog<ChainedEvent>(tx, CHAINED, part);
      if (events.length > 0) await this.append(tx, last, events);
      return events.length;
    });
  }

  private async append(tx: EntityManager, last: LastSeal, events: ChainedEvent[]): Promise<void> {
    let previous = last.hash;
    const hashes = events.map((event) => (previous = chainHash(previous, event)));
    await tx.query(
      `INSERT INTO event_seals (position, sequence, hash)
       SELECT $1::bigint + n, sequence, hash
       FROM unnest($2::bigint[], $3::text[]) WITH ORDINALITY AS sealed (sequence, hash, n)`,
      [last.position, events.map(({ sequence }) => sequence), hashes],
    );
  }
}

@Injectable()
export class SealEvents extends RepeatedTask {
  constructor(private readonly sealer: Sealer) {
    super({ name: 'events', failure: 'Events wait to be sealed', everyMs: EVERY_MS });
  }

  protected runOnce(): Promise<void> {
    return this.sealer.sealAll();
  }
}
