import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './proposal-pdf';

void drawPdf(...(workerData as Parameters<typeof drawPdf>)).then((pdf) =>
  parentPort!.postMessage(pdf),
);
