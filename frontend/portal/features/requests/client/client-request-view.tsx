import { Check } from 'lucide-react';
import type { RequestDetail } from '../../../../api/types';
import { Columns, Row, Stack, Text } from '../../../../ui/layout/layout';
import { Progress } from '../../../../ui/progress';
import { Skeleton } from '../../../../ui/skeleton';
import { lazyDialog } from '../../../components/lazy-dialog';
import { FileList } from '../../../files/file-list';
import { fileWords } from '../../../files/words';
import { useIsWide } from '../../queue/use-is-wide';
import { Conversation } from '../conversation';
import { History } from '../history';
import { RequestFacts } from '../request-facts';
import { progressOf } from '../request-progress';
import { StatusBadge, UrgencyBadge } from '../status-badge';
import { standingWords } from '../words';
import styles from './client-request-view.module.css';
import { stageOf, stages, standingOf } from './standing';

const RequestPeople = lazyDialog(
  () => import('../people/request-people'),
  'RequestPeople',
  <Skeleton label="Loading who takes part" lines={3} />,
);

export function ClientRequestView({ request }: { request: RequestDetail }) {
  const isWide = useIsWide();
  return (
    <div className={styles.view}>
      <Stack as="section" gap={5} card className={styles.standing} aria-label="Where it stands">
        <Text size={4} strong className={styles.sentence}>
          {standingOf(request).join(' ')}
        </Text>
        <Stages request={request} />
        <Row align="center" gap="2 4">
          <StatusBadge status={request.status} forClient />
          <UrgencyBadge of={request.urgency} />
          <div className={styles.progress}>
            <Progress value={progressOf(request)} label="Progress" showValue />
          </div>
        </Row>
      </Stack>
      <Stack gap={5} className={styles.talk}>
        <Conversation request={request} side="client" />
      </Stack>
      <Stack gap={6} className={styles.side}>
        {request.attachments.length > 0 ? (
          <section aria-labelledby="files">
            <h2 id="files" className={styles.heading}>
              {fileWords.label}
            </h2>
            <FileList files={request.attachments} />
          </section>
        ) : null}
        <RequestPeople request={request} />
        <details className={styles.facts} open={isWide}>
          <summary>{standingWords.facts}</summary>
          <Stack gap={5}>
            <RequestFacts request={request} />
          </Stack>
        </details>
        <section aria-labelledby="history">
          <h2 id="history" className={styles.heading}>
            History
          </h2>
          <History request={request} />
        </section>
      </Stack>
    </div>
  );
}

function Stages({ request: { status } }: { request: RequestDetail }) {
  const at = stageOf(status);
  if (at === null) return null;
  return (
    <Columns
      as="ol"
      from="small"
      gap={2}
      className={styles.stages}
      aria-label={standingWords.stages}
    >
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={styles.stage}
          data-state={index < at || status === 'completed' ? 'done' : index === at ? 'now' : 'next'}
          {...(index === at ? { 'aria-current': 'step' } : {})}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < at || status === 'completed' ? <Check size={12} /> : null}
          </span>
          {standingWords.stage[stage]}
        </li>
      ))}
    </Columns>
  );
}
