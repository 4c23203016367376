import type { RequestDetail } from '../../../api/call';
import { Timeline } from '../../components/timeline';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';

export function History({ request }: { request: RequestDetail }) {
  const thread = useThread({
    of: request._id,
    newest: { entries: request.history, before: request.historyBefore },
    kind: 'history',
  });
  return (
    <>
      <Timeline entries={[...thread.entries].reverse()} />
      <ShowEarlier thread={thread} noun="entries" />
    </>
  );
}
