import { q, useQuery } from '../../../api/call';
import { Text } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { SmallSection } from '../../components/section';
import { CallItems } from './call-items';
import { bookWords as words, callWords } from './words';

const BookDialog = lazyDialog(() => import('./book-dialog'), 'BookDialog');

/** The calls about a request, and for its client the way to book one. */
export function RequestCalls({ requestId, canBook }: { requestId: string; canBook: boolean }) {
  const query = useQuery(q('/api/requests/{id}/calls', { path: { id: requestId } }));
  return (
    <SmallSection
      id="calls"
      title={words.ofRequest}
      align="center"
      action={
        canBook ? (
          <DialogButton
            small
            label={words.title}
            dialog={BookDialog}
            of={{ requests: [{ value: requestId, label: '' }] }}
          />
        ) : null
      }
    >
      <Loaded query={query} noun={callWords.noun} lines={1}>
        {({ calls }) =>
          calls.length > 0 ? (
            <CallItems calls={calls.map((one) => ({ ...one, request: null }))} />
          ) : (
            <Text soft>{words.noneOfRequest}</Text>
          )
        }
      </Loaded>
    </SmallSection>
  );
}
