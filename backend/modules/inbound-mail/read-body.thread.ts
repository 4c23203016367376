import { parentPort, workerData } from 'node:worker_threads';
import { readBody, type MailBody } from './read-body';

/** Null: unreadable. */
export type ThreadAnswer = { body: MailBody | null };

void readBody(workerData as Uint8Array)
  .catch(() => null)
  .then((body) => {
    const contents = new Set(body?.files.map(({ content }) => content.buffer));
    const answer: ThreadAnswer = { body };
    parentPort!.postMessage(answer, [...contents]);
  });
