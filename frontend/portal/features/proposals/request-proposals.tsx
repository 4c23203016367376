import { useQuery } from '../../../api/call';
import { Text } from '../../../ui/layout/layout';
import { Holding } from '../../../ui/skeleton';
import { Loaded } from '../../components/loaded';
import { SmallSection } from '../../components/section';
import { ProposalItems } from './parts';
import { ofRequest } from './proposal-source';
import { sectionWords as words } from './words';

/** The proposals of a request. Clients see it once there is one. */
export function RequestProposals({ requestId, isStaff }: { requestId: string; isStaff: boolean }) {
  const query = useQuery(ofRequest(requestId));
  if (!isStaff && query.isPending) return <Holding />;
  if (!isStaff && query.data?.proposals.length === 0) return null;
  return (
    <SmallSection id="proposals" title={words.title} align="center">
      <Loaded query={query} noun={words.noun} lines={1}>
        {({ proposals }) =>
          proposals.length > 0 ? (
            <ProposalItems proposals={proposals} />
          ) : (
            <Text soft>{words.none}</Text>
          )
        }
      </Loaded>
    </SmallSection>
  );
}
