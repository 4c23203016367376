import { type Panel, q, useQuery } from '../../../api/call';
import { Suspense, useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { whenIdle } from '../../../lib/when-idle';
import { Skeleton } from '../../../ui/skeleton';
import { part } from '../../components/lazy-dialog';
import { access } from '../../session/queries';
import { oneRequest } from '../requests/words';
import { isWideNow, useIsWide } from '../../components/use-is-wide';

const Queue = part(() => import('./list/queue'), 'Queue');
const RequestPage = part(() => import('../requests/request-page'), 'RequestPage');

export const loadQueueCode = Queue.load;

/** Queries of a request's parts, which are drawn together. */
export const partsOf = (id: string) => [
  q('/api/requests/{id}/proposals', { path: { id } }),
  q('/api/requests/{id}/calls', { path: { id } }),
];

/** The code of an open request: beside its queue, or as a page. */
export async function loadRequestCode(panel: Panel | undefined, isStaff: boolean): Promise<void> {
  if (panel && isWideNow()) {
    const sheet = import('./sheet/request-sheet');
    await Queue.load();
    await sheet;
    await (await import('./list/queue')).loadSheet();
  } else {
    await RequestPage.load();
    if (isStaff) await (await import('../requests/request-page')).loadStaffView();
  }
}

/**
 * A queue, the request open beside it, or the request's page. The routes of queues and requests
 * share this component, so the list stays mounted when a request opens.
 */
export function Component() {
  const { id } = useParams();
  const panel = usePanel(id);
  const isWide = useIsWide();
  useEffect(() => {
    // The rows come first.
    if (panel) whenIdle(() => void loadRequestCode(panel, true).catch(() => undefined));
  }, [panel, isWide]);
  const isOpen = id !== undefined;
  return (
    <Suspense fallback={<Skeleton label={oneRequest.loading} lines={9} />}>
      {panel && (isWide || !isOpen) ? (
        <Queue panel={panel} openId={id} />
      ) : isOpen ? (
        <RequestPage key={id} id={id} queue={panel} />
      ) : null}
    </Suspense>
  );
}

function usePanel(id: string | undefined): Panel | undefined {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { data } = useQuery(access());
  const named = id === undefined ? pathname.split('/').pop() : params.get('queue');
  return data?.dashboardAccess.find((panel) => panel === named);
}
