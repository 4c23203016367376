import { AdminPage } from '../../components/admin-page';
import { badgeOf } from '../../components/badge-of';
import { EmailText } from '../../components/email-text';
import { Second } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { defineList, ListView, useList } from '../../lists/list-view';
import { RowLink } from '../../lists/row-link';
import { SubscriberDialog } from './subscriber-dialog';
import { subscriberSource } from './subscriber-source';
import { listWords, subscriberStateLabels, topicWords } from './words';

const StateBadge = badgeOf(
  {
    pending: ['orange', '○'],
    confirmed: ['green', '✓'],
    unsubscribed: ['plain', '–'],
    suppressed: ['red', '✕'],
  },
  subscriberStateLabels,
);

const subscribers = defineList({
  source: subscriberSource,
  words: listWords,
  opens: 'subscriber',
  columns: [
    {
      header: listWords.columns.address,
      look: ['title', 'wide'],
      cell: ({ _id, email, fullName, company }) => (
        <>
          <RowLink id={_id}>
            <EmailText email={email} />
          </RowLink>
          <Second>{[fullName, company].filter(Boolean).join(', ')}</Second>
        </>
      ),
    },
    {
      header: listWords.columns.state,
      cell: ({ state }) => <StateBadge of={state} />,
    },
    {
      header: listWords.columns.topics,
      cell: ({ subscriptions }) => (
        <ul>
          {subscriptions.map((subscription) => (
            <li key={subscription.topic}>{topicWords(subscription)}</li>
          ))}
        </ul>
      ),
    },
    { header: listWords.columns.since, time: ({ createdAt }) => createdAt },
  ],
});

export function Component() {
  const list = useList(subscribers);
  const { id, close } = list.open;
  return (
    <AdminPage
      {...listWords}
      action={<ExportButton path="/api/subscribers/export" {...list.exports} />}
    >
      <ListView list={list} />
      {id ? <SubscriberDialog key={id} subscriberId={id} onClose={close} /> : null}
    </AdminPage>
  );
}
