import { setTimeout as sleep } from 'node:timers/promises';
import { built, inRoot } from './paths.mts';
import { run, start, type Child } from './processes.mts';
import { Sentence } from './sentence.mts';

export interface ProcessOptions {
  env: NodeJS.ProcessEnv;
  logFile?: string;
  onLine?: (line: string) => void;
}

/** The API with the development mailbox on its port. */
export function startApiProcess(options: ProcessOptions, name = 'api'): Child {
  // The mailbox that dev/api.mts adds has no place in production.
  const script = options.env?.NODE_ENV === 'production' ? built.main : inRoot('dev/api.mts');
  return start({ name, command: process.execPath, args: [script], marker: script, ...options });
}

export function startWorkerProcess(options: ProcessOptions, name = 'worker'): Child {
  const script = built.worker;
  return start({ name, command: process.execPath, args: [script], marker: script, ...options });
}

/** Waits until the API answers that it is ready; throws with its last words when it ends instead. */
export async function untilReady(api: Child, baseUrl: string, timeoutMs = 60_000): Promise<void> {
  let ended = false;
  api.exited.finally(() => (ended = true)).catch(() => undefined);
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (ended) throw new Sentence(`The ${api.name} did not start:\n${api.tail()}`);
    try {
      const response = await fetch(`${baseUrl}/health/ready`, {
        signal: AbortSignal.timeout(2_000),
      });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(50);
  }
  throw new Sentence(
    `The ${api.name} did not become ready in ${timeoutMs / 1000} s:\n${api.tail()}`,
  );
}

export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, [built.migrate], { env });
  if (code !== 0) throw new Sentence(`The database could not be migrated:\n${output.trim()}`);
}

/** A process that is started again when it dies unasked, after a wait that doubles each time. */
export interface Supervised {
  stop(): Promise<void>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const STEADY_MS = 60_000;

export function supervise(first: Child, again: () => Child): Supervised {
  let current = first;
  let done = false;
  let wait = FIRST_WAIT_MS;
  let wake: (() => void) | undefined;
  const watch = async (): Promise<void> => {
    while (!done) {
      const begun = Date.now();
      const { code, signal } = await current.exited.catch(() => ({ code: -1, signal: null }));
      if (done || current.stopping) return;
      if (Date.now() - begun > STEADY_MS) wait = FIRST_WAIT_MS;
      const why = signal ?? `exit code ${code}`;
      process.stderr.write(
        `  The ${current.name} ended unexpectedly (${why}); starting it again in ${wait / 1000} s.\n`,
      );
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      if (!done) current = again();
    }
  };
  const watching = watch();
  return {
    async stop() {
      done = true;
      wake?.();
      await current.stop();
      await watching;
    },
  };
}
