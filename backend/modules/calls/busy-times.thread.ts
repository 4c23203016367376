import { parentPort, workerData } from 'node:worker_threads';
import { readBusyTimes, type BusyTimes, type Calendar } from './busy-times';

export type ThreadAnswer = BusyTimes | { problem: string };

function answer(): ThreadAnswer {
  try {
    return readBusyTimes(workerData as Calendar);
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

parentPort!.postMessage(answer());
