import { Eye } from 'lucide-react';
import { useRef } from 'react';
import type { RequestDetail } from '../../../../api/call';
import { formatDayAndTime } from '../../../../lib/dates';
import { Row, Stack, Text, Title } from '../../../../ui/layout/layout';
import { SmallSection } from '../../../components/section';
import { queueWords } from '../words';
import { Conversation } from '../../requests/conversation';
import { History } from '../../requests/history';
import { RequestFacts } from '../../requests/request-facts';
import { StatusBadge, UrgencyBadge } from '../../requests/status-badge';
import { staffViewWords as words, oneRequest } from '../../requests/words';
import { StaffComposer } from './staff-composer';
import { type Leave, StaffSide } from './staff-side';
import styles from './staff-request-view.module.css';
import { useNote } from './use-note';
import { useRequestKeys } from './use-request-keys';
import { usePresence } from '../team/use-presence';

interface StaffRequestViewProps {
  request: RequestDetail;
  /** Level of the title's heading; without it the page shows the title. */
  heading?: 'h2';
  leave?: Leave | undefined;
}

export function StaffRequestView({ request, heading: Heading, leave }: StaffRequestViewProps) {
  const { workedFrom: panel } = request;
  const note = useNote(request._id, panel ?? 'support');
  const place = useRef<HTMLDivElement>(null);
  useRequestKeys(place);
  return (
    <Stack ref={place} gap={4} className={styles.view}>
      <Stack gap={2}>
        {Heading ? (
          <Title as={Heading} size={6} breaks dir="auto">
            {request.projectName}
          </Title>
        ) : null}
        <Row as="p" align="center" gap="2 3">
          {Heading ? (
            <Text as="span" soft size={2} figures>
              {request.reference}, {oneRequest.raised}{' '}
              <time dateTime={request.createdAt}>{formatDayAndTime(request.createdAt)}</time>
            </Text>
          ) : null}
          <StatusBadge of={request.status} />
          <UrgencyBadge of={request.urgency} />
          <RequestPresence requestId={request._id} />
        </Row>
      </Stack>
      <div className={styles.columns}>
        <Stack gap={4}>
          <Conversation
            request={request}
            side="staff"
            composer={
              <StaffComposer
                request={request}
                note={panel && panel !== 'admin' ? { of: note, panel } : null}
              />
            }
          />
          <details className={`folding ${styles.more}`} open={!Heading}>
            <summary>{words.told}</summary>
            <RequestFacts request={request} />
          </details>
          {Heading ? (
            <details className={`folding ${styles.more}`}>
              <summary>
                {words.historyOf(
                  `${request.history.length}${request.historyBefore === null ? '' : '+'}`,
                )}
              </summary>
              <History request={request} />
            </details>
          ) : (
            <SmallSection id="history" title={words.history} below={3}>
              <History request={request} />
            </SmallSection>
          )}
        </Stack>
        {panel ? <StaffSide request={request} panel={panel} note={note} leave={leave} /> : null}
      </div>
    </Stack>
  );
}

function RequestPresence({ requestId }: { requestId: string }) {
  const names = usePresence(requestId);
  if (names.length === 0) return null;
  return (
    <Row
      as="span"
      role="status"
      nowrap
      align="center"
      gap={1}
      size={2}
      strong
      className={styles.presence}
    >
      <Eye aria-hidden="true" size={16} />
      {queueWords.sheet.looking(names)}
    </Row>
  );
}
