import { useSyncExternalStore } from 'react';

const everyMs = 30_000;
let now = Date.now();

function watch(changed: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, everyMs);
  return () => clearInterval(timer);
}

/** The time in milliseconds, at most half a minute old. */
export const useNow = (): number => useSyncExternalStore(watch, () => now);
