import { useQuery } from '@tanstack/react-query';
import { q } from '../../../api/call';
import { Text } from '../../../ui/layout/layout';
import { CallItems } from './call-items';
import { bookWords as words } from './words';

/** The reader's next calls; nothing without any, since it stands among other lists. */
export function UpcomingCalls() {
  const { data } = useQuery(q('/api/calls/upcoming'));
  if (!data || data.calls.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-calls">
      <Text as="h2" id="upcoming-calls" size={4} strong below={2}>
        {words.upcoming}
      </Text>
      <CallItems calls={data.calls} withDay />
    </section>
  );
}
