import { parentPort, workerData } from 'node:worker_threads';
import { htmlOf, mailOf } from './render-issue';

export type Rendering = { html: Parameters<typeof htmlOf> } | { mail: Parameters<typeof mailOf> };

function rendered(asked: Rendering): unknown {
  try {
    return 'mail' in asked ? mailOf(...asked.mail) : htmlOf(...asked.html);
  } catch {
    return null;
  }
}

parentPort!.postMessage(rendered(workerData as Rendering));
