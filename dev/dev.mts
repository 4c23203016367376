// npm run dev: npm start with reload on save. Vite serves the frontend on PORT and proxies /api to
// the API, which restarts after each successful compilation.
import { startApiProcess, startWorkerProcess } from './application.mts';
import { ensureBuilt } from './builds.mts';
import { inRoot } from './paths.mts';
import { freePort } from './ports.mts';
import { startServices, takePlace } from './preparation.mts';
import { start, type Child } from './processes.mts';
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
    await ensureBuilt('backend');
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
    const stopRunning = () => Promise.all(running.map((child) => child.stop()));
    let turn = Promise.resolve();
    const restart = (): void => {
      turn = turn.then(async () => {
        await stopRunning();
        running = [
          startApiProcess({ env, onLine: prefixed('api') }),
          startWorkerProcess({ env, onLine: prefixed('worker') }),
        ];
      });
    };
    scope.onEnd(stopRunning);

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
    const address = ['--host', settings.host, '--port', String(settings.port), '--strictPort'];
    start({
      name: 'vite',
      command: 'vite',
      args: ['--config', 'frontend/vite.config.mts', ...address, '--clearScreen', 'false'],
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
