import { once } from 'node:events';
import { Worker, type TransferListItem } from 'node:worker_threads';

const MAX_MS = 10_000;
const MOST_HEAP_MB = 256;

/**
 * In a thread of its own, so that hostile input blocks nothing. Null if it takes too long or too
 * much memory.
 */
export async function runAside<Answer>(
  file: string,
  workerData: unknown,
  { transferList = [], maxMs = MAX_MS }: { transferList?: TransferListItem[]; maxMs?: number } = {},
): Promise<Answer | null> {
  const thread = new Worker(file, {
    workerData,
    transferList,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  try {
    const signal = AbortSignal.timeout(maxMs);
    const [answer] = (await once(thread, 'message', { signal })) as [Answer];
    return answer;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    await thread.terminate();
  }
}
