import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { dayOf, formatTime } from '../../../lib/dates';
import { Text } from '../../../ui/layout/layout';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { CallItems } from './call-items';
import { nameOf } from './call-lists';
import { formatShortDay } from './week';
import { bookWords as words } from './words';

const NEXT = 3;

/** A client's next calls. Renders nothing if empty, because other lists follow. */
export function UpcomingCalls() {
  const { data } = useQuery(q('/api/calls/upcoming'));
  if (!data || data.calls.length === 0) return null;
  return (
    <SmallSection id="upcoming-calls" title={words.upcoming}>
      <CallItems calls={data.calls} />
    </SmallSection>
  );
}

/** The next calls of a member of staff, one line each. */
export function NextCalls() {
  const { data } = useQuery(q('/api/calls/upcoming'));
  if (!data || data.calls.length === 0) return null;
  return (
    <SmallSection
      id="upcoming-calls"
      title={words.upcoming}
      action={<Link to={paths.calls}>{words.all}</Link>}
    >
      <Text as="ul" line="above">
        {data.calls.slice(0, NEXT).map((one) => (
          <Text
            as="li"
            key={one._id}
            size={2}
            figures
            before={2}
            after={2}
            line="below"
            className="clipped"
          >
            <time dateTime={one.startsAt}>
              {formatShortDay(dayOf(one.startsAt))}, {formatTime(one.startsAt)}
            </time>{' '}
            <Link to={paths.call(dayOf(one.startsAt), one._id)}>{nameOf(one)}</Link>
            <Text as="span" soft>
              {' '}
              · {one.title}
            </Text>
          </Text>
        ))}
      </Text>
    </SmallSection>
  );
}
