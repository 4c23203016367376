import type { RequestDetail } from '../../../api/call';
import { lazyDialog } from '../../components/lazy-dialog';
import { isClosed } from './request-progress';

const RequestProposals = lazyDialog(
  () => import('../proposals/request-proposals'),
  'RequestProposals',
);
const RequestRating = lazyDialog(() => import('../ratings/request-rating'), 'RequestRating');
const RequestCalls = lazyDialog(() => import('../calls/request-calls'), 'RequestCalls');

interface RequestPartsProps {
  request: RequestDetail;
  isStaff: boolean;
}

/** Proposals, rating and calls of a request, beside its conversation. */
export const RequestParts = ({ request, isStaff }: RequestPartsProps) => (
  <>
    <RequestProposals requestId={request._id} isStaff={isStaff} />
    {request.status === 'completed' ? (
      <RequestRating requestId={request._id} isStaff={isStaff} />
    ) : null}
    <RequestCalls requestId={request._id} canBook={!isStaff && !isClosed(request)} />
  </>
);
