import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Live updates, whose code comes after the screen's. */
export function useLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./live')
      .then(({ startLive }) => {
        if (!isGone) stop = startLive(queryClient);
      })
      // Without it the screens ask again when their window gets the focus.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queryClient]);
}
