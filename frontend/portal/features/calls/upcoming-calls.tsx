import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { q } from '../../../api/call';
import { Row, Text } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { CallItems } from './call-items';
import { bookWords as words } from './words';

const NEXT = 3;

/** The reader's next calls; nothing without any, since it stands among other lists. */
export function UpcomingCalls({ isBrief = false }: { isBrief?: boolean }) {
  const { data } = useQuery(q('/api/calls/upcoming'));
  if (!data || data.calls.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-calls">
      <Row align="baseline" between gap="1 4" size={2} below={2}>
        <Text as="h2" id="upcoming-calls" size={4} strong>
          {words.upcoming}
        </Text>
        {isBrief ? <Link to={paths.calls}>{words.all}</Link> : null}
      </Row>
      <CallItems calls={isBrief ? data.calls.slice(0, NEXT) : data.calls} withDay />
    </section>
  );
}
