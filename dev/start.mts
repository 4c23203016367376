// npm start: builds what changed, starts what is missing, serves everything, stops with Ctrl-C.
import { join } from 'node:path';
import {
  migrate,
  startApiProcess,
  startWorkerProcess,
  supervise,
  untilReady,
} from './application.mts';
import { startBalancer } from './balancer.mts';
import { build, isBuilt } from './builds.mts';
import { readDemoAccounts, writeDemoData } from './demo-data.mts';
import { startEmbedded, type Embedded } from './embedded.mts';
import { takeDataDir } from './launch-record.mts';
import { freePort, tryPort } from './ports.mts';
import { seconds, step } from './progress.mts';
import { inScope, type Scope } from './scope.mts';
import { Sentence } from './sentence.mts';
import { prepareDataDir, reachable, readSettings, type Settings } from './settings.mts';
import { contentHash, isFresh, writeStamp } from './stamps.mts';

const scaled = process.argv.includes('--scaled');

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

async function buildWhatChanged(): Promise<void> {
  if (!isBuilt('backend')) await step('Building the backend', () => build('backend'));
  if (!isBuilt('frontend')) await step('Building the frontend', () => build('frontend'));
}

async function migrateWhenNeeded(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const stamp = join(settings.dataDir, 'migrated.stamp');
  const hash = contentHash(['backend/database', 'package-lock.json'], /\.test\.ts$/);
  const databaseIsOurs = settings.databaseUrl === undefined;
  if (databaseIsOurs && isFresh(stamp, hash, [])) return;
  await step('Migrating the database', () => migrate(env));
  if (databaseIsOurs) writeStamp(stamp, hash);
}

/** Starts APIs and workers, waits until they are ready, and keeps them running. */
async function startApplication(
  scope: Scope,
  settings: Settings,
  embedded: Embedded,
): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...embedded.env };
  const logs = join(settings.dataDir, 'logs');
  const ports = scaled ? [await freePort(), await freePort()] : [settings.port];
  const named = (kind: string, index: number): string => (scaled ? `${kind}-${index + 1}` : kind);

  const apis = ports.map((port, index) => {
    const name = named('api', index);
    const own = scaled ? { HOST: '127.0.0.1', PORT: String(port), TRUST_PROXY: 'loopback' } : {};
    const options = { env: { ...env, ...own }, logFile: join(logs, `${name}.log`) };
    return { make: () => startApiProcess(options, name), port };
  });
  const workers = ports.map((_port, index) => {
    const name = named('worker', index);
    return () => startWorkerProcess({ env, logFile: join(logs, `${name}.log`) }, name);
  });

  await step(scaled ? 'Starting two API processes' : 'Starting the API', async () => {
    const firsts = apis.map(({ make, port }) => ({ make, port, child: make() }));
    for (const { child, make } of firsts) {
      const supervised = supervise(child, make);
      scope.onEnd(() => supervised.stop());
    }
    const host = scaled ? '127.0.0.1' : settings.host;
    await Promise.all(firsts.map(({ child, port }) => untilReady(child, reachable(host, port))));
  });
  if (scaled) {
    const balancer = await startBalancer(settings, ports);
    scope.onEnd(() => balancer.stop());
  }
  await step(scaled ? 'Starting two workers' : 'Starting the worker', async () => {
    for (const make of workers) {
      const supervised = supervise(make(), make);
      scope.onEnd(() => supervised.stop());
    }
  });
}

/** A database or Redis of ours that ends by itself. */
function watchServices(scope: Scope, { postgres, redis }: Embedded): void {
  postgres?.child.exited
    .then(() => {
      if (postgres.child.stopping) return;
      scope.fail(
        new Sentence(
          `PostgreSQL ended unexpectedly, so everything stops.\n${postgres.child.tail(5)}`,
        ),
      );
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

async function exists(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  return response !== undefined && response.status !== 404;
}

async function printSummary(settings: Settings, embedded: Embedded): Promise<void> {
  const site = settings.publicUrl;
  const lines: [string, string][] = [
    ['Site', site],
    ['Portal', `${site}/signin`],
    ['API', `${site}/api/docs`],
  ];
  if (embedded.sink) lines.push(['Mailbox', `${site}/dev/mailbox`]);
  if (await exists(`${reachable(settings.host, settings.port)}/ops/queues`)) {
    lines.push(['Queues', `${site}/ops/queues`]);
  }
  lines.push(['Logs', join(settings.dataDir, 'logs')]);
  process.stdout.write(`\n${lines.map(([name, url]) => `  ${name.padEnd(9)}${url}`).join('\n')}\n`);
  const accounts = readDemoAccounts(settings.dataDir);
  if (embedded.postgres && accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length));
    const rows = accounts.map(
      ({ role, email, password }) => `  ${role.padEnd(9)}${email.padEnd(width + 2)}${password}`,
    );
    process.stdout.write(`\n  Demo accounts\n${rows.join('\n')}\n`);
  }
  if (!['127.0.0.1', '::1', 'localhost'].includes(settings.host)) {
    process.stdout.write(
      `\n  Everybody who reaches ${settings.host} can open this, the mailbox included.\n`,
    );
  }
}

await inScope(
  async (scope) => {
    const begun = performance.now();
    const settings = readSettings();
    prepareDataDir(settings.dataDir);
    const record = await takeDataDir(settings.dataDir, 'dev/start.mts', settings.publicUrl);
    scope.onEnd(record.release);
    if (record.ended.length > 0) {
      process.stdout.write(
        `  Stopped what an earlier start had left behind: ${record.ended.join(', ')}.\n`,
      );
    }
    await refuseTakenPort(settings);
    await buildWhatChanged();
    const embedded = await startEmbedded(settings);
    scope.onEnd(() => embedded.stop());
    watchServices(scope, embedded);
    await migrateWhenNeeded(settings, { ...process.env, ...embedded.env });
    if (embedded.postgres) await writeDemoData(settings.dataDir, embedded.env.DATABASE_URL ?? '');
    await startApplication(scope, settings, embedded);
    await printSummary(settings, embedded);
    process.stdout.write(`\n  Ready in ${seconds(begun)}. Ctrl-C stops everything.\n`);
    return new Promise<number>(() => undefined);
  },
  { announceStop: true },
);
