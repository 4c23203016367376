import { parentPort, workerData } from 'node:worker_threads';
import { readBody, type MailBody } from './read-body';

export type ThreadAnswer = MailBody | null;

void readBody(workerData as Uint8Array)
  .catch(() => null)
  .then((body: ThreadAnswer) => {
    const contents = new Set(body?.files.map(({ content }) => content.buffer));
    parentPort!.postMessage(body, [...contents]);
  });
