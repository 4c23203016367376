import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { CallItems } from './call-items';
import { bookWords as words, callWords } from './words';

const BookDialog = lazyDialog(() => import('./book-dialog'), 'BookDialog');

/** The calls about a request, and for its client the way to book one. */
export function RequestCalls({ requestId, canBook }: { requestId: string; canBook: boolean }) {
  const query = useQuery(q('/api/requests/{id}/calls', { path: { id: requestId } }));
  const [isBooking, setIsBooking] = useState(false);
  return (
    <section aria-labelledby="calls">
      <Row align="center" between below={2}>
        <Text as="h2" id="calls" size={4} strong>
          {words.ofRequest}
        </Text>
        {canBook ? (
          <Button small onClick={() => setIsBooking(true)}>
            {words.title}
          </Button>
        ) : null}
      </Row>
      <Loaded query={query} loading={callWords.loading} failure={callWords.failure} lines={1}>
        {({ calls }) =>
          calls.length > 0 ? (
            <CallItems calls={calls.map((one) => ({ ...one, request: null }))} withDay />
          ) : (
            <Text soft size={3}>
              {words.noneOfRequest}
            </Text>
          )
        }
      </Loaded>
      {isBooking ? <BookDialog requestId={requestId} onClose={() => setIsBooking(false)} /> : null}
    </section>
  );
}
