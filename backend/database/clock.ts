import type { DataSource } from 'typeorm';

/** A smaller difference may be the measurement's own time. */
const NOISE_MS = 1_000;

let aheadMs = 0;

/**
 * The database's time, for comparison with its rows, so that all processes agree on expiry and
 * deadlines even if one of their clocks is wrong.
 */
export const databaseNow = (): Date => new Date(Date.now() + aheadMs);

/**
 * Measures how far the database's clock is ahead of this process's. Ignores a slow answer, because
 * waiting for a connection would look like a difference.
 */
export async function setClock(db: Pick<DataSource, 'query'>): Promise<void> {
  const before = Date.now();
  const [answer] = await db.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
  const after = Date.now();
  if (after - before >= NOISE_MS) return;
  const difference = answer!.at.getTime() - (before + after) / 2;
  aheadMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
}
