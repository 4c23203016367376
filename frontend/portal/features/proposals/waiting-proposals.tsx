import { useQuery } from '../../../api/call';
import { SmallSection } from '../../components/section';
import { ProposalItems } from './parts';
import { waitingProposals } from './waiting';
import { sectionWords as words } from './words';

const MAX_SHOWN = 10;

/** For a dashboard: what a client may decide, or for staff what nobody has answered. */
export function WaitingProposals({ side }: { side: 'client' | 'staff' }) {
  const { data } = useQuery(waitingProposals());
  const waiting = data?.proposals.filter(({ canDecide }) => side === 'staff' || canDecide) ?? [];
  if (waiting.length === 0) return null;
  return (
    <SmallSection id="waiting-proposals" title={words.waitingList[side]}>
      <ProposalItems proposals={waiting.slice(0, MAX_SHOWN)} isNamed />
    </SmallSection>
  );
}
