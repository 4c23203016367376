import { type Panel, q } from '../../../api/call';
import { ask } from '../../load';
import { waitingProposals } from '../proposals/waiting';
import { upcoming } from '../requests/queries';

const openingOf = (panel: Panel | undefined) => [
  q('/api/calls/upcoming'),
  waitingProposals(),
  ...(panel
    ? [q('/api/staff-dashboard'), q('/api/second-factor')]
    : [upcoming(), q('/api/ratings/open')]),
  ...(panel && panel !== 'support' ? [q('/api/colleagues')] : []),
  ...(panel === 'admin' ? [q('/api/admin/set-up')] : []),
];

/**
 * Asked before the dashboard's code is loaded. The dashboard waits for all of these answers, because
 * a late one would push down what is already drawn.
 */
export const opening = (panel: Panel | undefined) => ({
  queryKey: ['opening', panel],
  queryFn: () => Promise.all(openingOf(panel).map(ask)),
  staleTime: Infinity,
});
