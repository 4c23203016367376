import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { UnreadableMail } from './unreadable-mail';
import type { MailBody } from './read-body';
import type { ThreadAnswer } from './read-body.thread';

const LONGEST_MS = 10_000;
const MOST_HEAP_MB = 256;

/**
 * Reads a body in its own thread, which ends with it, so that hostile mails do not block the
 * worker. @throws UnreadableMail also if it takes too long or too much memory
 */
export async function readBodyAside(raw: Buffer): Promise<MailBody> {
  const thread = new Worker(join(__dirname, 'read-body.thread.js'), {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const [body] = (await once(thread, 'message', { signal })) as [ThreadAnswer];
    if (body) return body;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  } finally {
    await thread.terminate();
  }
  throw new UnreadableMail('Its body cannot be read within the limits');
}
