import { useQuery } from '@tanstack/react-query';
import { q } from '../../../api/call';
import { Text } from '../../../ui/layout/layout';
import { ProposalItems } from './parts';
import { sectionWords as words } from './words';

/** Sent and unanswered, for a dashboard; nothing without any. */
export function WaitingProposals({ side }: { side: 'client' | 'staff' }) {
  const { data } = useQuery(q('/api/proposals', { query: { state: 'sent', limit: 10 } }));
  if (!data || data.proposals.length === 0) return null;
  return (
    <section aria-labelledby="waiting-proposals">
      <Text as="h2" id="waiting-proposals" size={4} strong below={2}>
        {words.waitingList[side]}
      </Text>
      <ProposalItems proposals={data.proposals} isNamed />
    </section>
  );
}
