import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { SharedStack, Stack } from './stack';

type Place = Pick<SharedStack, 'databaseUrl' | 'sql'>;
type Statement = [text: string, values?: unknown[]];

async function withRival<T>(
  { databaseUrl }: Pick<Place, 'databaseUrl'>,
  work: (rival: Client) => Promise<T>,
): Promise<T> {
  const rival = new Client({ connectionString: databaseUrl });
  await rival.connect();
  try {
    await rival.query('BEGIN');
    return await work(rival);
  } finally {
    await rival.end();
  }
}

/** Holds a lock in another transaction until `work` has ended. */
export const whileLocked = <T>(
  place: Pick<Place, 'databaseUrl'>,
  lock: Statement,
  work: () => Promise<T>,
): Promise<T> =>
  withRival(place, async (rival) => {
    await rival.query(...lock);
    const result = await work();
    await rival.query('ROLLBACK');
    return result;
  });

/**
 * Holds a lock in another transaction until `call` waits for it, then commits `change`. Returns the
 * call's result.
 */
export const whileWaiting = <T>(
  place: Place,
  { lock, call, change }: { lock: Statement; call: () => Promise<T>; change: Statement[] },
): Promise<T> =>
  withRival(place, async (rival) => {
    await rival.query(...lock);
    const answer = call();
    await untilSomebodyWaits(place);
    for (const statement of change) await rival.query(...statement);
    await rival.query('COMMIT');
    return answer;
  });

/**
 * Statements of a trigger, such as `BEFORE UPDATE ON documents FOR EACH ROW`, wait until `work` has
 * ended, and then fail.
 */
export async function whileHeld<T>(
  { sql }: Pick<Place, 'sql'>,
  trigger: string,
  work: () => Promise<T>,
): Promise<T> {
  await sql(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(60); RETURN NEW; END'`);
  await sql(`CREATE TRIGGER hold ${trigger} EXECUTE FUNCTION hold()`);
  try {
    return await work();
  } finally {
    await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE wait_event = 'PgSleep' AND datname = current_database()`);
    await sql('DROP FUNCTION hold CASCADE');
  }
}

/**
 * A worker that writes the upload `name`, to store it, waits until `work` has ended. Returns what it
 * writes.
 */
export async function whileStoring(
  { env }: Pick<Stack, 'env'>,
  name: string,
  work: () => Promise<unknown>,
): Promise<Buffer> {
  const folder = join(env['DATA_DIR']!, 'files/incoming');
  await mkdir(folder, { recursive: true });
  const pipe = join(folder, name);
  await promisify(execFile)('mkfifo', [pipe]);
  await work();
  return readFile(pipe);
}

/** Waits until a connection of the product waits for another transaction. */
export async function untilSomebodyWaits({ sql }: Pick<Place, 'sql'>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const [found] = await sql<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (found!.waiting > 0) return;
    if (Date.now() > deadline) throw new Error('Nothing waits for a lock');
  }
}
