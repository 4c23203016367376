import { useState } from 'react';
import { call, q, type Subscriber, useQuery } from '../../../api/call';
import { SubscriberStateWords } from '../../../api/generated/words/subscriber-state';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Stack, Text } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { badgeOf } from '../../components/badge-of';
import { ApartButton, DialogSection } from '../../components/dialog-sections';
import { EmailLink, EmailText } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { ItemDialog } from '../../components/item-dialog';
import { Timeline } from '../../components/timeline';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { SecondaryText } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { listScreen } from '../../lists/list-screen';
import { RowLink } from '../../lists/row-link';
import { subscriberSource } from './subscriber-source';
import {
  actionWords,
  dialogWords,
  evidenceEntry,
  listWords,
  type SubscriberAction,
  suppressionWords,
  topicWords,
} from './words';

const StateBadge = badgeOf(
  {
    pending: ['orange', '○'],
    confirmed: ['green', '✓'],
    unsubscribed: ['plain', '–'],
    suppressed: ['red', '✕'],
  },
  SubscriberStateWords,
);

export const Component = listScreen({
  exporter: (filtered) => <ExportButton path="/api/subscribers/export" {...filtered} />,
  dialog: SubscriberDialog,
  source: subscriberSource,
  words: listWords,
  opens: 'subscriber',
  columns: {
    address: {
      look: ['title', 'wide'],
      cell: ({ _id, email, fullName, company }) => (
        <>
          <RowLink id={_id}>
            <EmailText email={email} />
          </RowLink>
          <SecondaryText>{[fullName, company].filter(Boolean).join(', ')}</SecondaryText>
        </>
      ),
    },
    state: ({ state }) => <StateBadge of={state} />,
    topics: ({ subscriptions }) => (
      <ul>
        {subscriptions.map((subscription) => (
          <li key={subscription.topic}>{topicWords(subscription)}</li>
        ))}
      </ul>
    ),
    since: { time: ({ createdAt }) => createdAt },
  },
});

export function SubscriberDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const detail = useQuery(
    // Not cached for a closed dialog, because the person may have been erased since.
    q('/api/subscribers/{id}', { path: { id } }, { gcTime: 0 }),
  );
  const [action, setAction] = useState<SubscriberAction | null>(null);
  if (!detail.data) {
    return <ItemDialog noun={listWords.noun} queries={[detail]} onClose={onClose} />;
  }
  const { subscriber, evidence } = detail.data;
  if (action) {
    const { effect, ...words } = actionWords[action];
    const isErasure = action === 'erase';
    const at = { path: { id: subscriber._id } };
    const back = () => setAction(null);
    return (
      <ConfirmDialog
        {...words}
        description={subscriber.email}
        isDangerous={isErasure}
        run={
          isErasure
            ? call('DELETE /api/subscribers/{id}', at).send
            : call(`POST /api/subscribers/{id}/${action}`, at).send
        }
        // An erased subscriber has no details to refetch.
        onDone={isErasure ? onClose : back}
        onClose={back}
      >
        <p>{effect}</p>
      </ConfirmDialog>
    );
  }
  const why = suppressionWords(subscriber.suppressedFor);
  return (
    <Dialog
      wide
      onClose={onClose}
      title={subscriber.email}
      description={dialogWords.since(
        SubscriberStateWords[subscriber.state],
        formatDayAndTime(subscriber.createdAt),
      )}
      footer={
        <>
          {actionsFor(subscriber).map((each) => (
            <Button key={each} variant="secondary" onClick={() => setAction(each)}>
              {actionWords[each].action}…
            </Button>
          ))}
          <Button onClick={onClose}>{dialogWords.close}</Button>
        </>
      }
    >
      <Stack gap={5}>
        {why ? <Alert tone="warning">{dialogWords.suppressed(why)}</Alert> : null}
        <Facts>
          <Fact term={dialogWords.facts.email}>
            <EmailLink email={subscriber.email} />
          </Fact>
          <Fact term={dialogWords.facts.name}>{subscriber.fullName}</Fact>
          <Fact term={dialogWords.facts.company}>{subscriber.company}</Fact>
          <Fact term={dialogWords.facts.topics}>
            <ul>
              {subscriber.subscriptions.map((subscription) => (
                <li key={subscription.topic}>{topicWords(subscription)}</li>
              ))}
            </ul>
          </Fact>
        </Facts>
        <DialogSection aria-labelledby="evidence">
          <Text as="h3" id="evidence" strong below={2}>
            {dialogWords.evidence}
          </Text>
          <Timeline entries={evidence.map(evidenceEntry)} />
        </DialogSection>
        <ApartButton onClick={() => setAction('erase')}>{dialogWords.erase}</ApartButton>
      </Stack>
    </Dialog>
  );
}

function actionsFor({ state, subscriptions }: Subscriber): SubscriberAction[] {
  const hasTopics = subscriptions.some((subscription) => subscription.state !== 'unsubscribed');
  return [
    ...(hasTopics && state !== 'suppressed' ? (['unsubscribe'] as const) : []),
    state === 'suppressed' ? 'release' : 'suppress',
  ];
}
