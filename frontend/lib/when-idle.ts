const LATEST_MS = 3_000;

/** Runs `work` when the browser is idle, but after three seconds at the latest. Safari has no requestIdleCallback. */
export const whenIdle: (work: () => void) => unknown =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: LATEST_MS })
    : setTimeout;
