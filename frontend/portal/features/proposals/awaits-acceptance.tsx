import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Text } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { ofRequest } from './proposal-source';
import { sectionWords as words } from './words';

/** Below the stages, while "Approved" waits for the client's acceptance. */
export function AwaitsAcceptance({ requestId }: { requestId: string }) {
  const { data } = useQuery(ofRequest(requestId));
  const open = data?.proposals.find(({ state, kind }) => state === 'sent' && kind === 'offer');
  if (!open) return null;
  return (
    <Text strong>
      <Link to={paths.proposal(open._id)}>
        {open.canDecide ? words.waiting : words.waitingElsewhere}
      </Link>
    </Text>
  );
}
