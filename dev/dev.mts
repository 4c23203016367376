// npm run dev: the same product as npm start, with reload on save. Vite serves the front on PORT and
// passes /api and the like to the API, which is started again after each successful compilation.
import { startApiProcess, startWorkerProcess } from './application.mts';
import { inRoot } from './paths.mts';
import { freePort } from './ports.mts';
import { startServices, takePlace } from './preparation.mts';
import { build, isBuilt } from './builds.mts';
import { start, type Child } from './processes.mts';
import { step } from './progress.mts';
import { inScope } from './scope.mts';
import { readSettings } from './settings.mts';
import { printSummary } from './summary.mts';

const prefixed =
  (name: string) =>
  (line: string): void => {
    if (line.trim() !== '') process.stdout.write(`${name.padEnd(7)} ${line}\n`);
  };

await inScope(
  async (scope) => {
    const settings = readSettings();
    await takePlace(scope, settings, 'dev/dev.mts');
    if (!isBuilt('backend')) await step('Building the backend', () => build('backend'));
    const embedded = await startServices(scope, settings);
    const apiPort = await freePort();
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...embedded.env,
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      TRUST_PROXY: 'loopback',
    };

    let running: Child[] = [];
    let turn = Promise.resolve();
    /** One restart after the other, however fast the saves come. */
    const restart = (): void => {
      turn = turn.then(async () => {
        await Promise.all(running.map((child) => child.stop(3_000)));
        running = [
          startApiProcess({ env, onLine: prefixed('api') }),
          startWorkerProcess({ env, onLine: prefixed('worker') }),
        ];
      });
    };
    scope.onEnd(() => Promise.all(running.map((child) => child.stop(3_000))));

    start({
      name: 'compiler',
      command: 'nest',
      args: ['build', '--watch', '--preserveWatchOutput'],
      cwd: inRoot(),
      group: true,
      onLine(line) {
        if (line.includes('Found 0 errors')) restart();
        else prefixed('compile')(line);
      },
    });
    start({
      name: 'vite',
      command: 'vite',
      args: ['--config', 'frontend/vite.config.mts', '--host', settings.host].concat([
        '--port',
        String(settings.port),
        '--strictPort',
        '--clearScreen',
        'false',
      ]),
      env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
      cwd: inRoot(),
      group: true,
      onLine: prefixed('vite'),
    });
    await printSummary(settings, embedded);
    return new Promise<number>(() => undefined);
  },
  { announceStop: true },
);
