import type { Panel } from '../../../api/generated/enums';
import { Queue } from './queue';
import { RequestSheet } from './request-sheet';
import styles from './request-sheet.module.css';

export function QueueWithRequest({ panel, id }: { panel: Panel; id: string }) {
  return (
    <div className={styles.both}>
      <Queue panel={panel} openId={id} />
      <RequestSheet panel={panel} id={id} />
    </div>
  );
}
