import { lazy, Suspense } from 'react';
import type { Panel } from '../../../api/generated/enums';
import { Stack } from '../../../ui/layout/layout';
import { Queue } from './queue';
import styles from './request-sheet.module.css';

const load = () => import('./request-sheet');
const RequestSheet = lazy(() => load().then((m) => ({ default: m.RequestSheet })));

export function QueueWithRequest({ panel, id }: { panel: Panel; id: string }) {
  return (
    <div className={styles.both}>
      <Queue panel={panel} openId={id} />
      <Suspense fallback={<Stack gap={4} className={styles.sheet} />}>
        <RequestSheet panel={panel} id={id} />
      </Suspense>
    </div>
  );
}
