import { In, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { pipelined } from '../database/pipelined-client';
import { raiseVersion } from '../database/versioned';
import { writeRow } from '../database/written-rows';
import type { NewEvent } from './define-event';
import { recordAll } from './events';

type Row = { id: string };

export type DueRows<Due extends Row> = {
  entity: EntityTarget<Due>;
  /** Selects the ids of a batch, `FOR UPDATE SKIP LOCKED`. */
  claim: string;
  values?: unknown[];
  /** By default a row keeps its version, because nobody's change is affected. */
  raisesVersion?: boolean;
};

/**
 * For rows whose time has come: claims a batch, lets `act` change each of them and say what has
 * happened, and writes both in the same transaction. Any number of workers may do it at once. Work
 * that takes long or leaves the database is a `RowQueue` instead.
 * @returns how many were claimed
 */
export async function handleDue<Due extends Row>(
  tx: EntityManager,
  { entity, claim, values = [], raisesVersion = false }: DueRows<Due>,
  act: (row: Due) => NewEvent[] | Promise<NewEvent[]>,
): Promise<number> {
  const due = await tx.query<Row[]>(claim, values);
  if (due.length === 0) return 0;
  const where = { id: In(due.map(({ id }) => id)) } as FindOptionsWhere<Due>;
  const rows = await tx.findBy(entity, where);
  const events: NewEvent[] = [];
  for (const row of rows) {
    events.push(...(await act(row)));
    if (raisesVersion) raiseVersion(row);
  }
  await pipelined([recordAll(tx, events), ...rows.map((row) => writeRow(tx, row))]);
  return rows.length;
}
