import type { DataSource, EntityManager } from 'typeorm';
import { read } from '../database/sql';

export type LogPlace = { transactionId: string; sequence: string };

type Part = {
  after?: LogPlace;
  where?: string;
  /** `after` is from a backup of another cluster, whose transaction ids are in the future here. */
  isRestored?: boolean;
  limit: number;
};

const BEGINNING: LogPlace = { transactionId: '0', sequence: '0' };
const PLACE = '(e.transaction_id, e.sequence)';

export const NEXT_TRANSACTION = `
  (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`;

/** Transactions of other databases on the server do not count. */
const OLDEST_RUNNING = `
  (SELECT least(pg_snapshot_xmax(s)::text::bigint, (
     SELECT min(x::text::bigint) FROM pg_snapshot_xip(s) x WHERE NOT EXISTS (
       SELECT FROM pg_stat_activity a
       WHERE a.backend_xid = x::xid AND a.datname <> current_database())))
   FROM pg_current_snapshot() s)`;

/**
 * Only up to the oldest running transaction, so that no event can appear before one already read.
 */
export function readLog<Row>(
  db: DataSource | EntityManager,
  columns: string,
  { after = BEGINNING, where = 'true', isRestored = false, limit }: Part,
): Promise<(Row & LogPlace)[]> {
  const [last, ended] = [`${PLACE} > ($1, $2)`, `e.transaction_id < ${OLDEST_RUNNING}`];
  // New events have lower transaction ids than the restored ones, but higher numbers.
  const range = isRestored
    ? `(${last} OR e.sequence > $2) AND (${ended} OR e.transaction_id >= ${NEXT_TRANSACTION})`
    : `${last} AND ${ended}`;
  const order = isRestored ? `e.transaction_id < ${NEXT_TRANSACTION}, ` : '';
  return read(
    db,
    `SELECT ${columns}, e.transaction_id AS "transactionId", e.sequence FROM events e
     WHERE ${range} AND ${where}
     ORDER BY ${order}e.transaction_id, e.sequence LIMIT $3`,
    [after.transactionId, after.sequence, limit],
  );
}

export async function lastPlace(db: DataSource): Promise<LogPlace> {
  const [row] = await read<LogPlace>(
    db,
    `SELECT e.transaction_id AS "transactionId", e.sequence FROM events e
     WHERE e.transaction_id < ${OLDEST_RUNNING}
     ORDER BY e.transaction_id DESC, e.sequence DESC LIMIT 1`,
  );
  return row ?? BEGINNING;
}
