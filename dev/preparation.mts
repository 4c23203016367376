import { join } from 'node:path';
import { migrate } from './application.mts';
import { contentHash, isFresh, writeStamp } from './builds.mts';
import { takeDataDir } from './data-folder.mts';
import { writeDemoData } from './demo/load.mts';
import { startEmbedded, type Embedded } from './embedded.mts';
import { tryPort } from './ports.mts';
import { step } from './progress.mts';
import type { Scope } from './scope.mts';
import { Sentence } from './sentence.mts';
import type { Settings } from './settings.mts';

export async function takePlace(scope: Scope, settings: Settings, command: string): Promise<void> {
  const { ended, release } = await takeDataDir(settings.dataDir, command, settings.publicUrl);
  scope.onEnd(release);
  if (ended.length > 0) {
    process.stdout.write(`  Stopped what an earlier start had left behind: ${ended.join(', ')}.\n`);
  }
  await refuseTakenPort(settings);
}

async function refuseTakenPort({ port, host }: Settings): Promise<void> {
  let free: number | undefined;
  try {
    free = await tryPort(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EACCES' ? 'this user may not listen on it' : code;
    throw new Sentence(`Fenwright cannot listen on ${host}:${port} (${why}): set HOST or PORT.`);
  }
  if (free === undefined) {
    throw new Sentence(
      `Port ${port} is already taken by another program: stop that, or choose another with PORT=${port + 1} npm start.`,
    );
  }
}

/**
 * Starts the services not named by settings, migrates, and loads demo data if the database is ours.
 */
export async function startServices(scope: Scope, settings: Settings): Promise<Embedded> {
  const embedded = await startEmbedded(scope, settings);
  watchServices(scope, embedded);
  await migrateWhenNeeded(settings, { ...process.env, ...embedded.env });
  if (embedded.postgres) await writeDemoData(settings.dataDir, embedded.env.DATABASE_URL ?? '');
  return embedded;
}

async function migrateWhenNeeded(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const stamp = join(settings.dataDir, 'migrated.stamp');
  const hash = contentHash(['backend/database/**', 'package-lock.json'], ['**/*.test.ts']);
  const databaseIsOurs = settings.databaseUrl === undefined;
  if (databaseIsOurs && isFresh(stamp, hash)) return;
  await step('Migrating the database', () => migrate(env));
  if (databaseIsOurs) writeStamp(stamp, hash);
}

function watchServices(scope: Scope, { postgres, redis }: Embedded): void {
  void postgres?.child.exited.then(() => {
    if (postgres.child.stopping) return;
    const lastWords = postgres.child.tail(5);
    scope.fail(new Sentence(`PostgreSQL ended unexpectedly, so everything stops.\n${lastWords}`));
  });
  if (redis) keepRunning(redis).catch((error: unknown) => scope.fail(error));
}

async function keepRunning(redis: NonNullable<Embedded['redis']>): Promise<void> {
  for (;;) {
    const { child } = redis;
    await child.exited;
    if (child.stopping) return;
    process.stderr.write('  Redis ended unexpectedly; starting it again.\n');
    await redis.start();
  }
}
