import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, violates } from '../../database/transactions';
import { MINUTE_MS } from '../../time/days';
import { TimeTaken } from './calls.errors';
import { FindTimes, type Asked } from './find-times';
import { takeTurn, Turns } from './turns';

type Search = { except?: string; byStaff?: boolean };
type Choice = Search & { prefer?: string; notTo?: string };

/** The preferred host (`$2`), then fewest calls soon, then longest since the last. */
const IN_TURN = `
  SELECT h.id FROM unnest($1::uuid[]) h (id) LEFT JOIN calls c ON c.host_id = h.id
    AND c.state <> 'cancelled'
  GROUP BY h.id
  ORDER BY h.id IS DISTINCT FROM $2,
    count(*) FILTER (WHERE c.state = 'booked' AND c.starts_at BETWEEN now() AND now() + interval '14 days'),
    max(c.starts_at) NULLS FIRST, h.id`;

export class TimeGone extends Error {
  constructor(
    readonly asked: Asked,
    readonly start: Date,
    readonly search: Search = {},
  ) {
    super('No host is free');
  }
}

/** Who takes a call: a host who is free then. */
@Injectable()
export class TakeHost {
  private readonly turns = new Turns();

  constructor(
    private readonly transactions: Transactions,
    private readonly times: FindTimes,
  ) {}

  /**
   * Runs work that takes a host. Looks for other times after the transaction, when its locks are
   * released.
   * @throws TimeTaken
   */
  async inTurn<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.turns.run(() => this.transactions.run(work));
    } catch (error) {
      if (!(error instanceof TimeGone)) throw error;
      const { asked, start, search } = error;
      throw TimeTaken(await this.times.nearest(asked, start, search));
    }
  }

  /**
   * Locks all free hosts first, so that their calls of a day can be counted; the constraint of the
   * table decides in any case. `write` may be called for several hosts, until one is free.
   * @throws TimeGone, which `inTurn` turns into `TimeTaken`
   */
  async take(
    tx: EntityManager,
    asked: Asked,
    start: Date,
    write: (hostId: string) => Promise<unknown>,
    { prefer, notTo, ...search }: Choice = {},
  ): Promise<void> {
    const find = async () =>
      (await this.freeHosts(tx, asked, start, search)).filter((id) => id !== notTo);
    for (const id of (await find()).sort()) await takeTurn(tx, `call-host:${id}`);
    const inTurn = await tx.query<{ id: string }[]>(IN_TURN, [await find(), prefer ?? null]);
    for (const { id } of inTurn) if (await isWritten(tx, () => write(id))) return;
    throw new TimeGone(asked, start, search);
  }

  async isAnyFree(tx: EntityManager, asked: Asked, start: Date): Promise<boolean> {
    return (await this.freeHosts(tx, asked, start)).length > 0;
  }

  private async freeHosts(
    tx: EntityManager,
    asked: Asked,
    start: Date,
    search: Search = {},
  ): Promise<string[]> {
    const soon = new Date(start.getTime() + MINUTE_MS);
    const free = await this.times.find(asked, start, soon, { ...search, db: tx });
    return free.get(start.getTime()) ?? [];
  }
}

async function isWritten(tx: EntityManager, write: () => Promise<unknown>): Promise<boolean> {
  await tx.query('SAVEPOINT host');
  try {
    await write();
    return true;
  } catch (error) {
    if (!violates(error, 'calls_one_at_a_time')) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT host');
    return false;
  }
}
