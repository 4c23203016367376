import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RequestDetail } from '../../../../api/call';
import { Columns, Heading, Row, Stack, Text, Title } from '../../../../ui/layout/layout';
import { Skeleton } from '../../../../ui/skeleton';
import { ButtonLink } from '../../../components/button-link';
import { lazyDialog } from '../../../components/lazy-dialog';
import { SmallSection } from '../../../components/section';
import { FileList } from '../../../files/file-list';
import { fileWords } from '../../../files/words';
import { paths } from '../../../paths';
import { Conversation } from '../conversation';
import { History } from '../history';
import { RequestFacts } from '../request-facts';
import { RequestParts } from '../request-parts';
import { progressOf } from '../request-progress';
import { proposalKindInWords } from '../../proposals/kind-in-words';
import { standingWords as words } from '../words';
import styles from './client-request-view.module.css';
import { fillOf, stageOf, stages, standingOf } from './standing';

type NextMove = NonNullable<RequestDetail['nextMove']>;

const RequestPeople = lazyDialog(
  () => import('../people/request-people'),
  'RequestPeople',
  () => <Skeleton label={words.loadingPeople} lines={3} />,
);

export const ClientRequestView = ({ request }: { request: RequestDetail }) => (
  <Columns from="medium" gap="6 gutter" align="start" className={styles.view}>
    <Stack gap={6}>
      <Stack as="section" gap={5} card className={styles.standing} aria-label={words.label}>
        <Row between align="center" gap="3 6">
          <Title as="p" size={6} measure={2}>
            {standingOf(request).join(' ')}
          </Title>
          <Decision of={request.nextMove?.decision} />
        </Row>
        <Stages request={request} />
      </Stack>
      <Conversation request={request} side="client" />
    </Stack>
    <Stack gap={6}>
      {request.attachments.length > 0 ? (
        <SmallSection id="files" title={fileWords.label} below={3}>
          <FileList files={request.attachments} />
        </SmallSection>
      ) : null}
      <RequestParts request={request} isStaff={false} />
      <RequestPeople request={request} />
      <div>
        <Folded id="facts" title={words.facts}>
          <RequestFacts request={request} />
        </Folded>
        <Folded
          id="history"
          title={words.history}
          // The last step was explained, as a refusal is.
          isOpen={Boolean(request.history.at(-1)?.reason)}
        >
          <History request={request} />
        </Folded>
      </div>
    </Stack>
  </Columns>
);

const Decision = ({ of }: { of: NextMove['decision'] | undefined }) =>
  of ? (
    <ButtonLink
      to={paths.proposal(of.proposalId)}
      variant={of.canDecide ? 'primary' : 'secondary'}
      label={of.canDecide ? words.decide : words.read(proposalKindInWords(of.kind))}
    />
  ) : null;

interface FoldedProps {
  id: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

const Folded = ({ id, title, isOpen, children }: FoldedProps) => (
  <section aria-labelledby={id}>
    <Text as="details" line="below" className={`folding ${styles.folded}`} open={isOpen}>
      <Row as="summary" nowrap align="center" gap={2}>
        <Heading id={id}>{title}</Heading>
      </Row>
      <Stack gap={5} after={5}>
        {children}
      </Stack>
    </Text>
  </section>
);

/** Each stage is a fifth of the request's progress. */
function Stages({ request }: { request: RequestDetail }) {
  const { status } = request;
  const at = stageOf(status);
  if (at === null) return null;
  const progress = progressOf(request);
  return (
    <>
      <progress
        className="visually-hidden"
        max={100}
        value={progress}
        aria-label={words.progress}
      />
      <Columns as="ol" from="small" gap={2} className={styles.stages} aria-label={words.stages}>
        {stages.map((stage, index) => (
          <li
            key={stage}
            className={styles.stage}
            data-state={
              index < at || status === 'completed' ? 'done' : index === at ? 'now' : 'next'
            }
            {...(index === at ? { 'aria-current': 'step' } : {})}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < at || status === 'completed' ? <Check size={12} /> : null}
            </span>
            {index === at ? (
              <span
                className={styles.fill}
                style={{ inlineSize: `${fillOf(progress, index)}%` }}
                aria-hidden="true"
              />
            ) : null}
            <span>
              {words.stage[stage]}
              {index === at ? (
                <Text as="span" soft figures className={styles.percent} aria-hidden="true">
                  {progress}%
                </Text>
              ) : null}
            </span>
          </li>
        ))}
      </Columns>
    </>
  );
}
