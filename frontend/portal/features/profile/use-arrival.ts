import { useEffect } from 'react';

/** Scrolls to the section that the address names, once it is there: what is above it has loaded by then. */
export function useArrival(anchor: string, isThere: boolean): void {
  useEffect(() => {
    if (isThere && window.location.hash === `#${anchor}`) {
      document.getElementById(anchor)?.scrollIntoView();
    }
  }, [anchor, isThere]);
}
