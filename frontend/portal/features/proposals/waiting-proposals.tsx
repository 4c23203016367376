import { q, useQuery } from '../../../api/call';
import { SmallSection } from '../../components/section';
import { ProposalItems } from './parts';
import { sectionWords as words } from './words';

/** Sent and unanswered, for a dashboard; nothing without any. */
export function WaitingProposals({ side }: { side: 'client' | 'staff' }) {
  const { data } = useQuery(q('/api/proposals', { query: { state: 'sent', limit: 10 } }));
  if (!data || data.proposals.length === 0) return null;
  return (
    <SmallSection id="waiting-proposals" title={words.waitingList[side]}>
      <ProposalItems proposals={data.proposals} isNamed />
    </SmallSection>
  );
}
