// Busy times that the built product reads in calendars (.ics).
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BusyTimes, Calendar } from '../../backend/modules/calls/busy-times.ts';
import { inRoot } from '../../dev/paths.mts';
import type { Scorer } from './folder.mts';

type Spans = [from: number, to: number][];
type Window = { from: string; to: string; busy: [from: string, to: string][] };

/** The owner's zone. */
const ZONE = 'Europe/London';
/** As much as a worker allows. */
const LIMIT_MS = 10_000;
const DAYS = 61;

async function busyTimesOf(calendar: Calendar): Promise<BusyTimes> {
  const file = join(inRoot('dist/backend'), 'modules/calls/busy-times.thread.js');
  const thread = new Worker(file, { workerData: calendar });
  try {
    const answer = await new Promise<BusyTimes | { problem: string }>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      setTimeout(() => reject(new Error('it takes too long')), LIMIT_MS).unref();
    });
    if ('problem' in answer) throw new Error(answer.problem);
    return answer;
  } finally {
    await thread.terminate();
  }
}

const merged = (spans: Spans): Spans => {
  const all: Spans = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
};

/** The parts of `spans` outside `others`. */
function without(spans: Spans, others: Spans): Spans {
  return spans.flatMap(([from, to]) => {
    const left: Spans = [];
    let at = from;
    for (const [start, end] of others) {
      if (end <= at || start >= to) continue;
      if (start > at) left.push([at, start]);
      at = Math.max(at, end);
    }
    return at < to ? [...left, [at, to]] : left;
  });
}

const inWords = (spans: Spans): string =>
  spans
    .slice(0, 3)
    .map(([from, to]) => [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join('–'))
    .join(', ') + (spans.length > 3 ? ` and ${spans.length - 3} more` : '');

const spansOf = ({ spans }: BusyTimes, from: Date, to: Date): Spans =>
  merged(spans.map(([a, b]) => [Math.max(+a, +from), Math.min(+b, +to)]));

export const calendars: Scorer<{ windows: Window[] }> = {
  endings: ['.ics'],
  async read(content) {
    const from = new Date();
    const to = new Date(+from + DAYS * 86_400_000);
    const found = await busyTimesOf({ text: content.toString('utf8'), from, to, zone: ZONE });
    const unclear = found.problems.map(({ reason }) => reason).join(', ');
    return `busy ${inWords(spansOf(found, from, to)) || 'never'}${unclear && `; unclear: ${unclear}`}`;
  },
  async judge(content, { windows }) {
    const wrong: string[] = [];
    for (const window of windows) {
      const [from, to] = [new Date(window.from), new Date(window.to)];
      const found = await busyTimesOf({ text: content.toString('utf8'), from, to, zone: ZONE });
      const wanted: Spans = window.busy.map(([a, b]) => [Date.parse(a), Date.parse(b)]);
      const got = spansOf(found, from, to);
      const [missing, extra] = [without(wanted, got), without(got, wanted)];
      if (missing.length > 0) wrong.push(`missing ${inWords(missing)}`);
      if (extra.length > 0) wrong.push(`too much ${inWords(extra)}`);
      if (missing.length + extra.length > 0 && found.problems.length > 0) {
        wrong.push(`unclear: ${found.problems.map(({ reason }) => reason).join(', ')}`);
      }
    }
    return wrong.join('; ') || null;
  },
};
