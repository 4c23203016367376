import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { tryLockSession } from '../database/locks';
import { connect } from './connect';

async function migrate(): Promise<void> {
  const source = await connect();
  const lock = source.createQueryRunner();
  try {
    await takeTurn(lock);
    const applied = await source.runMigrations();
    console.log(
      applied.length ? `applied ${applied.map((m) => m.name).join(', ')}` : 'nothing to apply',
    );
  } finally {
    await lock.release();
    await source.destroy();
  }
}

/**
 * CREATE INDEX CONCURRENTLY waits for all running statements, so it would deadlock with one that
 * waits for the lock.
 */
async function takeTurn(lock: QueryRunner): Promise<void> {
  for (;;) {
    if (await tryLockSession(lock, 'migrate')) return;
    await pause(200);
  }
}

migrate().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
