import type { RequestDetail } from '../../../api/call';
import { mayOpen } from '../../access/may-open';
import { useAccess } from '../../access/use-access';
import { lazyDialog } from '../../components/lazy-dialog';
import { isClosed } from './request-progress';

const RequestProposals = lazyDialog(
  () => import('../proposals/request-proposals'),
  'RequestProposals',
);
const RequestMoney = lazyDialog(() => import('../invoices/request-money'), 'RequestMoney');
const RequestRating = lazyDialog(() => import('../ratings/request-rating'), 'RequestRating');
const RequestCalls = lazyDialog(() => import('../calls/request-calls'), 'RequestCalls');

interface RequestPartsProps {
  request: RequestDetail;
  isStaff: boolean;
}

/** Proposals, payment, rating and calls of a request, beside its conversation. */
export const RequestParts = ({ request, isStaff }: RequestPartsProps) => (
  <>
    <RequestProposals requestId={request._id} isStaff={isStaff} />
    <RequestMoneyIfAgreed request={request} isStaff={isStaff} />
    {request.status === 'completed' ? (
      <RequestRating requestId={request._id} isStaff={isStaff} />
    ) : null}
    <RequestCalls requestId={request._id} canBook={!isStaff && !isClosed(request)} />
  </>
);

/** Others would only be refused: nothing is agreed, or the money is not theirs to see. */
function RequestMoneyIfAgreed({ request, isStaff }: RequestPartsProps) {
  const reader = useAccess();
  const maySee = reader !== undefined && mayOpen('finance', reader);
  if (request.agreedPrice === null || (isStaff && !maySee)) return null;
  return <RequestMoney requestId={request._id} />;
}
