import { FolderOpen } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ask, list, panelsOfReader } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { requestDetail } from './queries';

/** The request, and the queue beside which it is open. Waits for code, not for data. */
async function loadRequest({ params, request }: LoaderFunctionArgs): Promise<void> {
  const { id = '' } = params;
  void ask(requestDetail(id));
  const named = new URL(request.url).searchParams.get('queue');
  const [panels, { loadRequestCode, partsOf }] = await Promise.all([
    panelsOfReader(),
    import('../work/workplace'),
  ]);
  for (const one of partsOf(id)) void ask(one);
  const panel = panels.find((one) => one === named);
  const code = loadRequestCode(panel, panels.length > 0);
  if (panel) {
    const { staffSources } = await import('./request-sources');
    void ask(staffSources[panel].queryFor(request.url));
  }
  await code;
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
    Component: () => import('../work/workplace'),
  },
] satisfies Screen[];
