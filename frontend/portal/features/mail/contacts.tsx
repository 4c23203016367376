import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import type { ContactSync } from '../../../api/types';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { contactSource, mailBacklog } from './mail-sources';
import { ContactStateBadge } from './mail-state-badge';
import { contactKindLabels, contactWords, mailWords } from './words';
import styles from './mail.module.css';

const contacts = defineList({
  source: contactSource,
  words: contactWords,
  columns: [
    {
      header: contactWords.columns.about,
      look: 'title',
      cell: (contact) => <Subject contact={contact} />,
    },
    { header: mailWords.columns.state, cell: ({ state }) => <ContactStateBadge of={state} /> },
    {
      header: mailWords.columns.lastError,
      look: 'error',
      cell: ({ lastError }) => lastError ?? <Second>{mailWords.noError}</Second>,
    },
    { header: contactWords.columns.changed, time: ({ updatedAt }) => updatedAt },
    { actions: (contact) => <RetryContact contact={contact} /> },
  ],
});

/** Deliveries to the marketing provider; shown only with a provider or past deliveries. */
export function Contacts() {
  const list = useList(contacts);
  const hasProvider = useQuery(mailBacklog()).data?.hasProvider ?? false;
  if (!hasProvider && !list.page?.rows.length && !list.query.isError) return null;
  return (
    <Section title={contactWords.title} above={3}>
      <p className={styles.lead}>{contactWords.lead}</p>
      <ListView list={list} />
    </Section>
  );
}

function Subject({ contact: { kind, subjectId } }: { contact: ContactSync }) {
  const label = <strong>{contactKindLabels[kind]}</strong>;
  if (kind === 'lead') return <Link to={paths.lead(subjectId)}>{label}</Link>;
  if (kind === 'subscriber') return <Link to={paths.subscriber(subjectId)}>{label}</Link>;
  return label;
}

function RetryContact({ contact }: { contact: ContactSync }) {
  if (contact.state !== 'refused' && contact.state !== 'dead') return null;
  return (
    <RowAction
      small
      aria-label={`${mailWords.retry}: ${contactKindLabels[contact.kind]}`}
      send={call('POST /api/ops/contacts/{id}/retry', { path: { id: contact._id } }).send}
      failure={contactWords.retryFailure}
      stale={['/api/ops/contacts']}
      done={contactWords.retried}
    >
      {mailWords.retry}
    </RowAction>
  );
}
