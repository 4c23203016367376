import { Client } from 'pg';
import type { SharedStack } from './stack';

/**
 * A transaction of somebody else's: what `change` does is committed once a call of the product waits
 * for it. Returns what the call answered.
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

/** Until some connection of the product waits for somebody else's transaction. */
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
