// npm start: builds what changed, starts what is missing, serves everything, stops with Ctrl-C.
import { join } from 'node:path';
import { startApiProcess, startWorkerProcess, supervise, untilReady } from './application.mts';
import { startBalancer } from './balancer.mts';
import { build, isBuilt } from './builds.mts';
import type { Embedded } from './embedded.mts';
import { freePort } from './ports.mts';
import { startServices, takePlace } from './preparation.mts';
import { seconds, step } from './progress.mts';
import { inScope, type Scope } from './scope.mts';
import { reachable, readSettings, type Settings } from './settings.mts';
import { printSummary } from './summary.mts';

const scaled = process.argv.includes('--scaled');

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
    const host = scaled ? '127.0.0.1' : settings.host;
    const firsts = apis.map(({ make, port }) => ({ make, port, child: make() }));
    // Supervised only once it was ready: an API that cannot start at all ends the launcher.
    await Promise.all(firsts.map(({ child, port }) => untilReady(child, reachable(host, port))));
    for (const { child, make } of firsts) {
      const supervised = supervise(child, make);
      scope.onEnd(() => supervised.stop());
    }
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

await inScope(
  async (scope) => {
    const begun = performance.now();
    const settings = readSettings();
    await takePlace(scope, settings, 'dev/start.mts');
    if (!isBuilt('backend')) await step('Building the backend', () => build('backend'));
    if (!isBuilt('frontend')) await step('Building the frontend', () => build('frontend'));
    const embedded = await startServices(scope, settings);
    await startApplication(scope, settings, embedded);
    await printSummary(settings, embedded);
    process.stdout.write(`\n  Ready in ${seconds(begun)}. Ctrl-C stops everything.\n`);
    return new Promise<number>(() => undefined);
  },
  { announceStop: true },
);
