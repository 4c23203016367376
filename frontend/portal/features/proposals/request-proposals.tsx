import { useNavigate } from 'react-router-dom';
import { call, useQuery } from '../../../api/call';
import { Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { ProposalItems } from './parts';
import { ofRequest } from './proposal-source';
import { sectionWords as words } from './words';

/** The proposals of a request, and for staff the way to write one. Clients see it once there is one. */
export function RequestProposals({ requestId, isStaff }: { requestId: string; isStaff: boolean }) {
  const query = useQuery(ofRequest(requestId));
  const navigate = useNavigate();
  if (!isStaff && query.data?.proposals.length === 0) return null;
  return (
    <SmallSection
      id="proposals"
      title={words.title}
      align="center"
      action={
        query.data?.canWrite ? (
          <RowAction
            small
            send={() =>
              call('POST /api/requests/{id}/proposals', { path: { id: requestId } }).send({
                kind: query.data?.isAgreed ? 'change' : 'offer',
              })
            }
            onDone={({ proposal }) => navigate(paths.proposalDraft(proposal._id))}
          >
            {query.data.isAgreed ? words.writeChange : words.write}
          </RowAction>
        ) : null
      }
    >
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
