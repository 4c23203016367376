import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilApiReady } from '../../../dev/application.mts';
import { startBalancer } from '../../../dev/balancer.mts';
import { freePort } from '../../../dev/ports.mts';
import { run, start, type Child } from '../../../dev/processes.mts';
import { Sentence } from '../../../dev/sentence.mts';

/** Longer than two probes of the balancer, which then knows that a process is back. */
const KNOWN_AFTER_MS = 600;

/**
 * Two API processes and two workers behind a balancer, each from the version it was started with.
 */
export class Fleet {
  private readonly apis: Child[] = [];
  private readonly workers: Child[] = [];
  private readonly ports: number[] = [];
  private balancer: { stop(): Promise<void> } | undefined;

  readonly url: string;
  private readonly env: NodeJS.ProcessEnv;

  private constructor(url: string, env: NodeJS.ProcessEnv) {
    this.url = url;
    this.env = env;
  }

  static async start(folder: string, env: NodeJS.ProcessEnv): Promise<Fleet> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const fleet = new Fleet(url, { ...env, PUBLIC_URL: url, TRUST_PROXY: 'loopback' });
    fleet.ports.push(await freePort(), await freePort());
    for (const index of [0, 1]) {
      fleet.workers[index] = fleet.startWorker(folder, index);
      await fleet.startApi(folder, index);
    }
    fleet.balancer = await startBalancer({ host: '127.0.0.1', port }, fleet.ports);
    return fleet;
  }

  async replace(index: 0 | 1, folder: string): Promise<void> {
    const worker = this.workers[index]!.stop().then(() => {
      this.workers[index] = this.startWorker(folder, index);
    });
    await this.apis[index]!.stop();
    await this.startApi(folder, index);
    await worker;
    await pause(KNOWN_AFTER_MS);
  }

  async migrate(folder: string): Promise<void> {
    const script = join(folder, 'dist/backend/commands/migrate.js');
    const { code, output } = await run(process.execPath, [script], { env: this.env });
    if (code !== 0) throw new Sentence(`The migration failed:\n${output.trim()}`);
  }

  async stop(): Promise<void> {
    await this.balancer?.stop();
    await Promise.all([...this.apis, ...this.workers].map((child) => child.stop()));
  }

  private startWorker(folder: string, index: number): Child {
    return this.startProcess(folder, 'worker', `worker-${index + 1}`);
  }

  private async startApi(folder: string, index: number): Promise<void> {
    const port = this.ports[index]!;
    const api = this.startProcess(folder, 'main', `api-${index + 1}`, { PORT: String(port) });
    this.apis[index] = api;
    await untilApiReady(api, `http://127.0.0.1:${port}`);
  }

  private startProcess(folder: string, entry: string, name: string, env: NodeJS.ProcessEnv = {}) {
    const script = join(folder, `dist/backend/${entry}.js`);
    return start({
      name,
      command: process.execPath,
      args: [script],
      marker: script,
      env: { ...this.env, ...env },
      logFile: join(String(this.env.DATA_DIR), `${name}.log`),
    });
  }
}
