import type { DataSource } from 'typeorm';

/** A smaller difference is the time of the measurement itself. */
const NOISE_MS = 1_000;

let aheadMs = 0;

/**
 * The database's time, to compare with its rows: a process whose own clock is wrong agrees with all
 * others about what has expired and what is due.
 */
export const databaseNow = (): Date => new Date(Date.now() + aheadMs);

/** Measures how far the database's clock is ahead of this process's. */
export async function setClock(db: Pick<DataSource, 'query'>): Promise<void> {
  const before = Date.now();
  const [answer] = await db.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
  const difference = answer!.at.getTime() - (before + Date.now()) / 2;
  aheadMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
}
