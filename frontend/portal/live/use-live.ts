import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentSession } from '../../api/session-store';

/** Live updates, whose code comes after the screen's. */
export function useLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A session from a mail may not follow what happens elsewhere.
    if (currentSession()?.only) return undefined;
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
