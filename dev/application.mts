import { setTimeout as sleep } from 'node:timers/promises';
import { MEMORY } from './memory.mts';
import { built, inRoot } from './paths.mts';
import { run, start, untilReady, type Child } from './processes.mts';
import { Sentence } from './sentence.mts';

export interface ProcessOptions {
  env: NodeJS.ProcessEnv;
  logFile?: string;
  onLine?: (line: string) => void;
}

const startNode = (name: string, script: string, { env, ...options }: ProcessOptions): Child =>
  start({
    name,
    command: process.execPath,
    args: [script],
    marker: script,
    env: { ...MEMORY, NODE_COMPILE_CACHE: built.compiled, ...env },
    ...options,
  });

export const startApiProcess = (options: ProcessOptions, name = 'api'): Child =>
  startNode(
    name,
    options.env.NODE_ENV === 'production' ? built.main : inRoot('dev/api.mts'),
    options,
  );

/** Both in one process. */
export const startWholeProcess = (options: ProcessOptions, name = 'product'): Child =>
  startNode(name, inRoot('dev/whole.mts'), options);

export const startWorkerProcess = (options: ProcessOptions, name = 'worker'): Child =>
  startNode(name, built.worker, options);

export async function untilApiReady(api: Child, baseUrl: string): Promise<void> {
  const ask = async (): Promise<void> => {
    const signal = AbortSignal.timeout(2_000);
    const { ok, status } = await fetch(`${baseUrl}/health/ready`, { signal });
    if (!ok) throw new Error(`It answered ${status}.`);
  };
  await untilReady(api, 60_000, ask, () => {
    const how = api.hasEnded ? 'start' : 'become ready in 60 s';
    return new Sentence(`The ${api.name} did not ${how}:\n${api.tail()}`);
  });
}

export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, [built.migrate], { env });
  if (code !== 0) throw new Sentence(`The database could not be migrated:\n${output.trim()}`);
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const STEADY_MS = 60_000;

/**
 * Restarts a process when it exits unexpectedly; the wait doubles each time.
 * @returns a function that stops it
 */
export function supervise(first: Child, again: () => Child): () => Promise<void> {
  let current = first;
  const stopped = new AbortController();
  const watch = async (): Promise<void> => {
    let wait = FIRST_WAIT_MS;
    for (;;) {
      const begun = Date.now();
      const { code, signal } = await current.exited;
      if (current.stopping) return;
      if (Date.now() - begun > STEADY_MS) wait = FIRST_WAIT_MS;
      process.stderr.write(
        `  The ${current.name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again in ${wait / 1000} s.\n`,
      );
      await sleep(wait, undefined, stopped).catch(() => undefined);
      if (stopped.signal.aborted) return;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      current = again();
    }
  };
  const watching = watch();
  return async () => {
    stopped.abort();
    await current.stop();
    await watching;
  };
}
