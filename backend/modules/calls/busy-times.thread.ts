import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes, type Calendar, type Span } from './busy-times';

export type ThreadAnswer = { spans: Span[] } | { problem: string };

function answer(): ThreadAnswer {
  try {
    return { spans: busyTimes(workerData as Calendar) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

parentPort!.postMessage(answer());
