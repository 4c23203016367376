import { join } from 'node:path';
import { migrate } from './application.mts';
import { writeDemoData } from './demo-data.mts';
import { startEmbedded, type Embedded } from './embedded.mts';
import { takeDataDir } from './launch-record.mts';
import { tryPort } from './ports.mts';
import { step } from './progress.mts';
import type { Scope } from './scope.mts';
import { Sentence } from './sentence.mts';
import { prepareDataDir, type Settings } from './settings.mts';
import { contentHash, isFresh, writeStamp } from './stamps.mts';

/** Makes sure that this launcher may use the data folder and the port, and clears what a killed one left. */
export async function takePlace(scope: Scope, settings: Settings, command: string): Promise<void> {
  prepareDataDir(settings.dataDir);
  const record = await takeDataDir(settings.dataDir, command, settings.publicUrl);
  scope.onEnd(record.release);
  if (record.ended.length > 0) {
    const names = record.ended.join(', ');
    process.stdout.write(`  Stopped what an earlier start had left behind: ${names}.\n`);
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

/** Starts what the settings leave to us, migrates, and fills a database of our own with demo data. */
export async function startServices(scope: Scope, settings: Settings): Promise<Embedded> {
  const embedded = await startEmbedded(settings);
  scope.onEnd(() => embedded.stop());
  watchServices(scope, embedded);
  await migrateWhenNeeded(settings, { ...process.env, ...embedded.env });
  if (embedded.postgres) await writeDemoData(settings.dataDir, embedded.env.DATABASE_URL ?? '');
  return embedded;
}

async function migrateWhenNeeded(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const stamp = join(settings.dataDir, 'migrated.stamp');
  const hash = contentHash(['backend/database', 'package-lock.json'], /\.test\.ts$/);
  const databaseIsOurs = settings.databaseUrl === undefined;
  if (databaseIsOurs && isFresh(stamp, hash, [])) return;
  await step('Migrating the database', () => migrate(env));
  if (databaseIsOurs) writeStamp(stamp, hash);
}

/** Without its database nothing works; a Redis that ended is started again on its port. */
function watchServices(scope: Scope, { postgres, redis }: Embedded): void {
  postgres?.child.exited
    .then(() => {
      if (postgres.child.stopping) return;
      const lastWords = postgres.child.tail(5);
      scope.fail(new Sentence(`PostgreSQL ended unexpectedly, so everything stops.\n${lastWords}`));
    })
    .catch(() => undefined);
  if (!redis) return;
  const watchRedis = async (): Promise<void> => {
    for (;;) {
      const { child } = redis;
      await child.exited.catch(() => undefined);
      if (child.stopping) return;
      process.stderr.write('  Redis ended unexpectedly; starting it again.\n');
      await redis.start();
    }
  };
  watchRedis().catch((error: unknown) => scope.fail(error));
}
