// npm start: builds changed sources, starts missing services, serves everything, stops on Ctrl-C.
import { join } from 'node:path';
import { startApiProcess, startWorkerProcess, supervise, untilApiReady } from './application.mts';
import { startBalancer } from './balancer.mts';
import { ensureBuilt } from './builds.mts';
import type { Embedded } from './embedded.mts';
import { freePort } from './ports.mts';
import { startServices, takePlace } from './preparation.mts';
import { seconds, step } from './progress.mts';
import { inScope, type Scope } from './scope.mts';
import { reachable, readSettings, type Settings } from './settings.mts';
import { printSummary } from './summary.mts';

const scaled = process.argv.includes('--scaled');

async function startApplication(
  scope: Scope,
  settings: Settings,
  embedded: Embedded,
): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...embedded.env };
  const ports = scaled ? [await freePort(), await freePort()] : [settings.port];
  const host = scaled ? '127.0.0.1' : settings.host;
  const named = (kind: string, index: number): string => (scaled ? `${kind}-${index + 1}` : kind);
  const logOf = (name: string): string => join(settings.dataDir, 'logs', `${name}.log`);

  await step(scaled ? 'Starting two API processes' : 'Starting the API', async () => {
    const starting = ports.map(async (port, index) => {
      const name = named('api', index);
      const own = scaled ? { HOST: host, PORT: String(port), TRUST_PROXY: 'loopback' } : {};
      const make = () => startApiProcess({ env: { ...env, ...own }, logFile: logOf(name) }, name);
      const first = make();
      // Supervised only after its first start, so an API that cannot start ends the launcher.
      await untilApiReady(first, reachable(host, port));
      scope.onEnd(supervise(first, make));
    });
    await Promise.all(starting);
  });
  if (scaled) {
    const balancer = await startBalancer(settings, ports);
    scope.onEnd(() => balancer.stop());
  }
  await step(scaled ? 'Starting two workers' : 'Starting the worker', async () => {
    for (const index of ports.keys()) {
      const name = named('worker', index);
      const make = () => startWorkerProcess({ env, logFile: logOf(name) }, name);
      scope.onEnd(supervise(make(), make));
    }
  });
}

await inScope(
  async (scope) => {
    const begun = performance.now();
    const settings = readSettings();
    await takePlace(scope, settings, 'dev/start.mts');
    await ensureBuilt('backend');
    await ensureBuilt('frontend');
    const embedded = await startServices(scope, settings);
    await startApplication(scope, settings, embedded);
    await printSummary(settings, embedded);
    process.stdout.write(`\n  Ready in ${seconds(begun)}. Ctrl-C stops everything.\n`);
    return new Promise<number>(() => undefined);
  },
  { announceStop: true },
);
