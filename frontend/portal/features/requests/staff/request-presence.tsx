import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../../api/call';
import { Text } from '../../../../ui/layout/layout';
import { onLiveSignal } from '../../../live/live';
import { colleagues } from '../../queue/queue-queries';
import { queueWords } from '../../queue/words';
import styles from './request-presence.module.css';

const everyMs = 20_000;

const note = (id: string, isHere: boolean) =>
  call('PUT /api/queue/presence/{id}', { path: { id } }).send(
    { isHere },
    { headers: { 'X-Background': 'true' } },
  );

export function RequestPresence({ requestId }: { requestId: string }) {
  const [others, setOthers] = useState<string[]>([]);
  const { data: people = [] } = useQuery(colleagues());
  useEffect(() => {
    let isOpen = true;
    const say = () =>
      void note(requestId, true)
        .then(({ people: ids }) => isOpen && setOthers(ids))
        .catch(() => undefined);
    say();
    const timer = setInterval(() => (document.hidden ? undefined : say()), everyMs);
    const stop = onLiveSignal((signal) => {
      if (signal.kind === 'presence' && signal.requestId === requestId) say();
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
      stop();
      void note(requestId, false).catch(() => undefined);
    };
  }, [requestId]);
  const names = people.filter(({ _id }) => others.includes(_id)).map(({ firstName }) => firstName);
  if (names.length === 0) return null;
  return (
    <Text as="span" role="status" size={2} strong className={styles.presence}>
      <Eye aria-hidden="true" size={16} />
      {queueWords.sheet.looking(names)}
    </Text>
  );
}
