import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width > 72rem)');

const watch = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);
