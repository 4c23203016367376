import { parentPort, workerData } from 'node:worker_threads';
import { drawAccount } from './account-pdf';

void drawAccount(...(workerData as Parameters<typeof drawAccount>)).then((pdf) =>
  parentPort!.postMessage(pdf),
);
