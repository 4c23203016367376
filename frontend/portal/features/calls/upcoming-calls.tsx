import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { CallItems } from './call-items';
import { bookWords as words } from './words';

const NEXT = 3;

/** The reader's next calls. Renders nothing if empty, because other lists follow. */
export function UpcomingCalls({ isBrief = false }: { isBrief?: boolean }) {
  const { data } = useQuery(q('/api/calls/upcoming'));
  if (!data || data.calls.length === 0) return null;
  return (
    <SmallSection
      id="upcoming-calls"
      title={words.upcoming}
      action={isBrief ? <Link to={paths.calls}>{words.all}</Link> : null}
    >
      <CallItems
        calls={isBrief ? data.calls.slice(0, NEXT) : data.calls}
        withDay
        isBrief={isBrief}
      />
    </SmallSection>
  );
}
