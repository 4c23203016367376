import { useEffect, useEffectEvent, useState } from 'react';
import { hasStatus, NetworkError } from '../../api/problem';
import { type Instant, toInstant } from '../../lib/dates';

const LONGEST_PAUSE_MS = 30_000;

/** The part of `useApiForm` that autosaving needs. */
interface SavedForm {
  save: () => Promise<boolean>;
  isChanged: boolean;
  isPending: boolean;
  error: unknown;
  conflict: unknown;
}

interface AutosaveOptions {
  /** All input as one text: each change restarts the pause. */
  text: string;
  /** How long nothing must be typed before it is saved. */
  pauseMs: number;
  /** False while the text cannot be saved, because a number in it is none. */
  isReady: boolean;
}

interface Failure {
  since: Instant;
  tries: number;
  /** The text that could not be saved. */
  text: string;
}

/** Another try with the same text may succeed. */
const isTemporary = (error: unknown): boolean =>
  error instanceof NetworkError || !hasStatus(error, 400, 401, 403, 404, 409, 410, 413, 422);

/**
 * Saves a form automatically after a pause and on leaving. After a failure it tries again, at
 * growing intervals and when the network is back; a conflict waits for a decision.
 */
export function useAutosave(form: SavedForm, { text, pauseMs, isReady }: AutosaveOptions) {
  const { isChanged, isPending, conflict, error } = form;
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRefused = failure?.text === text && !isTemporary(error);
  const isWaiting = isChanged && isReady && !isPending && !conflict && !isRefused;
  const pause = failure ? Math.min(pauseMs * 2 ** failure.tries, LONGEST_PAUSE_MS) : pauseMs;
  const save = useEffectEvent(async () => {
    const isSaved = await form.save();
    setFailure((known) =>
      isSaved
        ? null
        : { since: known?.since ?? toInstant(Date.now()), tries: (known?.tries ?? 0) + 1, text },
    );
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, text, pause]);
  const hasFailed = failure !== null && isWaiting;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => void save();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  const leave = useEffectEvent(() => {
    if (isWaiting) void form.save();
  });
  useEffect(() => () => leave(), []);
  /** Since when nothing could be saved; null while saving works. */
  return { failedSince: failure && isChanged ? failure.since : null, isTryingAgain: hasFailed };
}
