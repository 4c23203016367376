import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Panel } from '../../../../api/call';
import { wholeSession } from '../../../../api/session-store';
import { ask, redirect } from '../../../load';
import { paths } from '../../../paths';
import { queryClient } from '../../../query-client';
import { staffSources } from '../../requests/request-sources';
import { savedViews, type SavedViews } from './saved-views';
import { colleagues } from '../team/colleagues';
import { builtInViews, hasFilters } from './queue-views';

/** Without filters in the address, a queue opens with the reader's chosen view, or the default. */
export async function loadQueue(
  panel: Panel,
  { request }: LoaderFunctionArgs,
): Promise<Response | null> {
  const { searchParams, pathname } = new URL(request.url);
  const linked = searchParams.get('request');
  if (linked) return redirect(`${paths.request(linked)}?queue=${panel}`);
  void ask(colleagues());
  if (hasFilters(searchParams)) {
    void ask(staffSources[panel].queryFor(request.url));
    return null;
  }
  const saved = await queryClient.ensureQueryData(savedViews(panel)).catch(() => undefined);
  // If the session has ended, sign-in returns to this address.
  if (!wholeSession()) return null;
  const address = `${pathname}?${openingView(saved)}`;
  // The router redirects once the frame's code is there; the list need not wait for that.
  void ask(staffSources[panel].queryFor(new URL(address, request.url).href));
  return redirect(address);
}

function openingView(saved: SavedViews | undefined): string {
  const chosen = saved?.opensWith;
  const own = saved?.views.find(({ _id }) => _id === chosen)?.filters;
  return own ?? (builtInViews.find(({ id }) => id === chosen) ?? builtInViews[0]!).filters;
}
