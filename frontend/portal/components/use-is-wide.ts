import { useSyncExternalStore } from 'react';

function watched(query: string): () => boolean {
  const media = window.matchMedia(query);
  const watch = (changed: () => void) => {
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(watch, () => media.matches);
}

const wide = '(width > 72rem)';

/** A request opens beside its queue. */
export const useIsWide = watched(wide);

export const isWideNow = (): boolean => window.matchMedia(wide).matches;

/** All columns of the queue fit. */
export const useHasRoom = watched('(width >= 75rem)');

/** The queue's table would be too narrow: its rows take two lines. */
export const useIsPhone = watched('(width < 700px)');

/** Room for words instead of glyphs. */
export const useIsRoomy = watched('(width >= 105rem)');
