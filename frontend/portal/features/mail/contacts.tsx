import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ContactSync } from '../../../api/types';
import { Button } from '../../../ui/button';
import { useSubmit } from '../../forms/use-submit';
import table from '../../lists/data-table.module.css';
import { DateAndTime } from '../../lists/date-and-time';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import { paths } from '../../paths';
import { contactsKey, mailBacklog, retryContact } from './mail-api';
import { contactSource } from './mail-sources';
import { ContactStateBadge } from './mail-state-badge';
import { contactKindLabels } from './words';
import styles from './mail.module.css';

const contacts = defineList({
  source: contactSource,
  page: ({ contacts: rows, pagination }) => ({ rows, ...pagination }),
  label: 'Contacts',
  noun: 'contact',
  columns: [
    { header: 'About', look: 'title', cell: (contact) => <Subject contact={contact} /> },
    { header: 'State', cell: ({ state }) => <ContactStateBadge state={state} /> },
    {
      header: 'Last error',
      look: 'error',
      cell: ({ lastError }) => lastError ?? <span className={table.second}>None</span>,
    },
    { header: 'Changed', look: 'date', cell: ({ updatedAt }) => <DateAndTime at={updatedAt} /> },
    { header: 'Actions', phoneLabel: null, cell: (contact) => <RetryContact contact={contact} /> },
  ],
  loading: 'Loading the contacts',
  failure: 'Failed to load the contacts',
  empty: {
    title: 'No contacts yet',
    text: 'The provider has been told nothing so far.',
    action: null,
  },
});

/** What the marketing provider was told; only where there is one, or was. */
export function Contacts() {
  const list = useList(contacts);
  const hasProvider = useQuery(mailBacklog()).data?.hasProvider ?? false;
  if (!hasProvider && !list.page?.rows.length && !list.query.isError) return null;
  return (
    <section className={styles.section} aria-labelledby="contacts">
      <h2 id="contacts" className={styles.heading}>
        Contacts at the e-mail provider
      </h2>
      <p className={styles.lead}>
        Confirmed subscribers, leads and erasures, as the provider was told of them.
      </p>
      <ListView list={list} />
    </section>
  );
}

/** An erased person has no page any more. */
function Subject({ contact: { kind, subjectId } }: { contact: ContactSync }) {
  const label = <strong>{contactKindLabels[kind]}</strong>;
  if (kind === 'lead') return <Link to={paths.lead(subjectId)}>{label}</Link>;
  if (kind === 'subscriber') return <Link to={paths.subscriber(subjectId)}>{label}</Link>;
  return label;
}

/** Only what was refused or given up can be retried. */
function RetryContact({ contact }: { contact: ContactSync }) {
  const retry = useSubmit({
    send: () => retryContact(contact._id),
    failure: 'The contact could not be retried.',
    failsIn: 'toast',
    stale: [contactsKey],
    done: 'The provider will be told again at once.',
  });
  if (contact.state !== 'refused' && contact.state !== 'dead') return null;
  return (
    <Button
      variant="secondary"
      small
      aria-label={`Retry: ${contactKindLabels[contact.kind]}`}
      isPending={retry.isPending}
      onClick={() => retry.submit()}
    >
      Retry
    </Button>
  );
}
