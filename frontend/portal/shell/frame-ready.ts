import { part } from '../components/lazy-dialog';
import { queryClient } from '../query-client';
import { access } from '../session/queries';

/** Clients never load it. */
export const StaffRail = part(() => import('./staff-rail'), 'StaffRail');

/** A slow answer delays the page no longer than this. */
const LONGEST_MS = 1_500;

/** Waits for the data that decides the frame's layout, so that the page does not shift later. */
export async function frameReady(): Promise<void> {
  if (queryClient.getQueryState(access().queryKey)?.status === 'error') return;
  const ready = queryClient
    .ensureQueryData(access())
    .then(({ dashboardAccess }) => (dashboardAccess.length > 0 ? StaffRail.load() : null));
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  // The layout shows failures.
  await Promise.race([ready, tooLong]).catch(() => undefined);
}
