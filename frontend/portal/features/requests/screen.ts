import { FolderOpen } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PanelValues } from '../../../api/generated/enums';
import { ask, list, queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { access } from '../../session/queries';
import { requestDetail } from './queries';

/** The request, and the queue beside which it is open. */
async function loadRequest({ params, request }: LoaderFunctionArgs): Promise<void> {
  queries(access, () => requestDetail(params['id'] ?? ''))();
  const panel = PanelValues.find((one) => one === new URL(request.url).searchParams.get('queue'));
  if (!panel) return;
  const { staffSources } = await import('./request-sources');
  void ask(staffSources[panel].queryFor(request.url));
}

export default [
  {
    path: patterns.requests,
    guard: 'user',
    nav: { label: 'My Requests', icon: FolderOpen, group: 'work', order: 6 },
    load: list(async () => (await import('./request-sources')).myRequestSource),
    Component: () => import('./client/my-requests'),
  },
  {
    path: patterns.request,
    guard: 'user',
    load: loadRequest,
    Component: () => import('./request-page'),
  },
] satisfies Screen[];
