import { Client } from 'pg';
import type { SharedStack } from './stack';

/**
 * Holds a lock in another transaction until `call` waits for it, then commits `change`. Returns the
 * call's result.
 */
export async function whileWaiting<T>(
  stack: Pick<SharedStack, 'databaseUrl' | 'sql'>,
  { lock, call, change }: { lock: Statement; call: () => Promise<T>; change: Statement[] },
): Promise<T> {
  const rival = new Client({ connectionString: stack.databaseUrl });
  await rival.connect();
  try {
    await rival.query('BEGIN');
    await rival.query(...lock);
    const answer = call();
    await untilSomebodyWaits(stack);
    for (const statement of change) await rival.query(...statement);
    await rival.query('COMMIT');
    return await answer;
  } finally {
    await rival.end();
  }
}

type Statement = [text: string, values: unknown[]];

/** Waits until a connection of the product waits for another transaction. */
export async function untilSomebodyWaits({ sql }: Pick<SharedStack, 'sql'>): Promise<void> {
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
