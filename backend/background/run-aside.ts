import { once } from 'node:events';
import { Worker, type TransferListItem } from 'node:worker_threads';

const MAX_CPU_MS = 10_000;
const MAX_HEAP_MB = 128;
/** Limits the elapsed time too, as a multiple of the CPU time: on a busy machine threads wait. */
const MAX_WAIT = 20;
const CHECK_MS = 100;
/** Threads of a process, whose memory adds up. The others wait. */
const MAX_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

type Limits = { maxCpuMs?: number; maxHeapMb?: number; transferList?: TransferListItem[] };

/**
 * In a thread of its own, so that hostile input blocks nothing. Null if it takes too much CPU time or
 * memory.
 */
export async function runAside<Answer>(
  file: string,
  workerData: unknown,
  limits: Limits = {},
): Promise<Answer | null> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await inThread<Answer>(file, workerData, limits);
  } finally {
    // Its place goes to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function inThread<Answer>(
  file: string,
  workerData: unknown,
  { maxCpuMs = MAX_CPU_MS, maxHeapMb = MAX_HEAP_MB, transferList = [] }: Limits,
): Promise<Answer | null> {
  const thread = new Worker(file, {
    workerData,
    transferList,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const spent = new AbortController();
  const watch = setInterval(() => {
    thread.cpuUsage().then(
      ({ user, system }) => (user + system > maxCpuMs * 1_000 ? spent.abort() : undefined),
      // It has ended, which `once` sees.
      () => undefined,
    );
  }, CHECK_MS);
  try {
    const waited = AbortSignal.timeout(Math.ceil(maxCpuMs * MAX_WAIT));
    const signal = AbortSignal.any([spent.signal, waited]);
    const [answer] = (await once(thread, 'message', { signal })) as [Answer];
    return answer;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    clearInterval(watch);
    await thread.terminate();
  }
}
