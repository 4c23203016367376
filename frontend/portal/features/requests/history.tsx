import type { RequestDetail } from '../../../api/types';
import { Timeline } from '../../components/timeline';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';
import { historyBefore } from './queries';

export function History({ request }: { request: RequestDetail }) {
  const thread = useThread({
    of: request._id,
    newest: { entries: request.history, before: request.historyBefore },
    readBefore: (before) => historyBefore(request._id, before),
  });
  return (
    <>
      <Timeline entries={[...thread.entries].reverse()} />
      <ShowEarlier thread={thread} noun="entries" />
    </>
  );
}
