import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentSession } from '../../api/session-store';

/** Live updates, loaded after the screen's code. */
export function useLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Sessions opened from an e-mail have no access to the stream.
    if (currentSession()?.only) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./live')
      .then(({ startLive }) => {
        if (!isGone) stop = startLive(queryClient);
      })
      // Without live updates, screens refetch on window focus.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queryClient]);
}
