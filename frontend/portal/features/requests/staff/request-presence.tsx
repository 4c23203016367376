import { Eye } from 'lucide-react';
import { Text } from '../../../../ui/layout/layout';
import { queueWords } from '../../queue/words';
import styles from './request-presence.module.css';
import { usePresence } from './use-presence';

export function RequestPresence({ requestId }: { requestId: string }) {
  const names = usePresence(requestId);
  if (names.length === 0) return null;
  return (
    <Text as="span" role="status" size={2} strong className={styles.presence}>
      <Eye aria-hidden="true" size={16} />
      {queueWords.sheet.looking(names)}
    </Text>
  );
}
