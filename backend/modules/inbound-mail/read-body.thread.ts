import { parentPort, workerData } from 'node:worker_threads';
import { readBody, type MailBody } from './read-body';

/** Null for an unreadable body, which would fail again. */
export type ThreadAnswer = MailBody | null;

void readBody(workerData as Uint8Array)
  .catch(() => null)
  .then((body: ThreadAnswer) => {
    const contents = new Set(body?.files.map(({ content }) => content.buffer));
    parentPort!.postMessage(body, [...contents]);
  });
