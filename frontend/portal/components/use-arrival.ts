import { useEffect } from 'react';

/** Scrolls to the section in the address once it is rendered and the page above it has loaded. */
export function useArrival(anchor: string, isThere: boolean): void {
  useEffect(() => {
    if (isThere && window.location.hash === `#${anchor}`) {
      document.getElementById(anchor)?.scrollIntoView();
    }
  }, [anchor, isThere]);
}
