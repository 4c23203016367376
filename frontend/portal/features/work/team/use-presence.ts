import { useEffect, useState } from 'react';
import { call, useQuery } from '../../../../api/call';
import { onLiveSignal } from '../../../live/live';
import { colleagues } from './colleagues';

const everyMs = 20_000;

/** First names of colleagues who have the request, or this draft of it, open at the same time. */
export function usePresence(requestId: string, draftId?: string): string[] {
  const [others, setOthers] = useState<string[]>([]);
  const { data: people = [] } = useQuery(colleagues());
  useEffect(() => {
    let isOpen = true;
    const note = (isHere: boolean) =>
      call('PUT /api/queue/presence/{id}', { path: { id: requestId } }).send(
        { isHere, ...(draftId && { draftId }) },
        { headers: { 'X-Background': 'true' } },
      );
    const say = () =>
      void note(true)
        .then(({ people: ids }) => isOpen && setOthers(ids))
        .catch(() => undefined);
    say();
    const timer = setInterval(() => (document.hidden ? undefined : say()), everyMs);
    const stop = onLiveSignal((signal) => {
      if (!signal || (signal.kind === 'presence' && signal.requestId === requestId)) say();
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
      stop();
      void note(false).catch(() => undefined);
    };
  }, [requestId, draftId]);
  return people.filter(({ _id }) => others.includes(_id)).map(({ firstName }) => firstName);
}
