import { useSyncExternalStore } from 'react';

/** A hook for one media query. */
export function mediaHook(query: string): () => boolean {
  const media = window.matchMedia(query);
  const watch = (changed: () => void) => {
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(watch, () => media.matches);
}

const wide = '(width > 72rem)';

/** Two panes fit beside each other. */
export const useIsWide = mediaHook(wide);

export const isWideNow = (): boolean => window.matchMedia(wide).matches;
