/** Safari has no requestIdleCallback. */
export const whenIdle: (work: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
