import { isChanging } from '../../api/changes-under-way';
import { openStream } from '../../api/live-call';
import { type LiveMessage, partsOf, type StreamPart } from './messages';

/** Over twice the server's heartbeat: a connection silent for longer is broken. */
const longestSilence = 50_000;
const firstPause = 1_000;
const longestPause = 30_000;
/**
 * Used if retrying soon is pointless: another browser took the place, or the server has no stream.
 */
const restFor = 300_000;
/** After a password change the answer with the new token may still be in flight. */
const pauseForToken = 2_000;
const longestChange = 10_000;

export interface StreamReader {
  /** The id to resume from; null at first. */
  lastId: string | null;
  onPart: (part: StreamPart) => void;
  onLost: () => void;
  /** Checks with an ordinary call whether the session is valid. */
  checkSession: () => Promise<unknown>;
}

/** Keeps a stream open until `signal` is aborted. Reconnects after a pause. */
export async function keepStream(reader: StreamReader, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const note = (message: LiveMessage | null) => {
    if (message?.event === 'ready') failures = 0;
  };
  while (!signal.aborted) {
    const after = await readOnce(reader, note, signal).catch(() => 'broken' as const);
    if (signal.aborted) return;
    reader.onLost();
    failures += 1;
    await pause(pauseAfter(after, failures), signal);
    await untilUnchanging(signal);
    if (after === 'refused' && !signal.aborted) await reader.checkSession().catch(() => undefined);
  }
}

type Outcome = 'broken' | 'refused' | 'useless' | 'session' | 'too-many' | 'restart';

async function readOnce(
  reader: StreamReader,
  note: (message: LiveMessage | null) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), longestSilence);
  try {
    const response = await openStream(reader.lastId, AbortSignal.any([signal, silence.signal]));
    if (!response.ok || !response.body) return outcomeOf(response.status);
    for await (const part of partsOf(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
      if (part.message?.event === 'end') return part.message.data.reason;
      note(part.message);
      reader.lastId = part.id ?? reader.lastId;
      reader.onPart(part);
    }
    return 'broken';
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 401) return 'refused';
  return [403, 404, 406].includes(status) ? 'useless' : 'broken';
}

function pauseAfter(outcome: Outcome, failures: number): number {
  if (outcome === 'useless' || outcome === 'too-many') return restFor;
  if (outcome === 'refused') return pauseForToken;
  if (outcome === 'session') return firstPause;
  // Spreads the load of many browsers.
  const jitter = 0.5 + Math.random() / 2;
  return Math.min(firstPause * 2 ** (failures - 1), longestPause) * jitter;
}

/** A change in flight may have ended this session and bring a new token. */
async function untilUnchanging(signal: AbortSignal): Promise<void> {
  const begun = Date.now();
  while (isChanging() && !signal.aborted && Date.now() - begun < longestChange) {
    await pause(200, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve) => {
    const end = () => resolve();
    const timer = setTimeout(end, milliseconds);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
    if (signal.aborted) resolve();
  }).finally(() => done.abort());
}
