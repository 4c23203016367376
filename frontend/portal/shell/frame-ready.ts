import { type ComponentProps, createElement, lazy, type ReactElement } from 'react';
import { queryClient } from '../query-client';
import { access } from '../session/queries';

type StaffRail = (typeof import('./staff-rail'))['StaffRail'];

let loadedRail: StaffRail | null = null;

/** Clients never load it. */
const loadRail = () =>
  import('./staff-rail').then(({ StaffRail }) => ({ default: (loadedRail = StaffRail) }));

const LazyRail = lazy(loadRail);

/** Rendered directly once loaded, because React.lazy would show its fallback first. */
export const railWith = (props: ComponentProps<StaffRail>): ReactElement =>
  createElement(loadedRail ?? LazyRail, props);

/** A slow answer delays the page no longer than this. */
const LONGEST_MS = 1_500;

/** Waits for the data that decides the frame's layout, so that the page does not shift later. */
export async function frameReady(): Promise<void> {
  if (queryClient.getQueryState(access().queryKey)?.status === 'error') return;
  const ready = queryClient
    .ensureQueryData(access())
    .then(({ dashboardAccess }) => (dashboardAccess.length > 0 ? loadRail() : null));
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  // The layout shows failures.
  await Promise.race([ready, tooLong]).catch(() => undefined);
}
