import { useNavigate } from 'react-router-dom';
import { call, useQuery } from '../../../api/call';
import { Holding } from '../../../ui/skeleton';
import { RowAction } from '../../components/row-action';
import { paths } from '../../paths';
import { ofRequest } from './proposal-source';
import { sectionWords as words } from './words';

/** For the head of a request. Nothing for those who may not write proposals. */
export function WriteProposal({
  requestId,
  isQuiet = false,
}: {
  requestId: string;
  isQuiet?: boolean;
}) {
  const { data, isPending } = useQuery(ofRequest(requestId));
  const navigate = useNavigate();
  // On a phone the button has a line of its own.
  if (isPending && !isQuiet) return <Holding />;
  if (!data?.canWrite) return null;
  const kind = data.isAgreed ? 'change' : 'offer';
  return (
    <RowAction
      small={isQuiet}
      variant={isQuiet ? 'quiet' : 'secondary'}
      label={kind === 'change' ? words.writeChange : words.write}
      send={() =>
        call('POST /api/requests/{id}/proposals', { path: { id: requestId } }).send({ kind })
      }
      onDone={({ proposal }) => navigate(paths.proposalDraft(proposal._id))}
    />
  );
}
