import { parentPort, workerData } from 'node:worker_threads';
import { drawInvoice } from './invoice-pdf';

void drawInvoice(...(workerData as Parameters<typeof drawInvoice>)).then((pdf) =>
  parentPort!.postMessage(pdf),
);
