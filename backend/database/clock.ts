import type { DataSource } from 'typeorm';
import { OFFICE_ZONE } from '../config/office';
import type { Day } from '../time/days';
import { dayOf } from '../time/wall-clock';

/** A smaller difference may be the measurement's own time. */
const NOISE_MS = 1_000;

let aheadMs = 0;

/**
 * For comparison with rows, so that all processes agree on expiry and deadlines even if a clock is
 * wrong.
 */
export const databaseNow = (): Date => new Date(Date.now() + aheadMs);

export const officeToday = (): Day => dayOf(databaseNow(), OFFICE_ZONE);

/** Ignores a slow answer, because waiting for a connection would look like a difference. */
export async function setClock(db: Pick<DataSource, 'query'>): Promise<void> {
  const before = Date.now();
  const [answer] = await db.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
  const after = Date.now();
  if (after - before >= NOISE_MS) return;
  const difference = answer!.at.getTime() - (before + after) / 2;
  aheadMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
}
