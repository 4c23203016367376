import { Stack } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import styles from './queue.module.css';
import { queueWords } from './words';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={queueWords.keys.title} onClose={onClose}>
      <Stack as="dl" gap={2}>
        {queueWords.keys.rows.map(([key, what]) => (
          <div key={key} className={styles.keyRow}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
