import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContactSync } from '../../../api/types';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../components/pager';
import { QueryFailure } from '../../components/query-failure';
import { useSubmit } from '../../forms/use-submit';
import { LedgerTime } from '../../lists/ledger-time';
import { Ledger } from '../../lists/ledger';
import ledger from '../../lists/ledger.module.css';
import { paths } from '../../paths';
import { contactsKey, contactSyncs, mailBacklog, retryContact } from './mail-api';
import { ContactStateBadge } from './mail-state-badge';
import { contactKindLabels } from './mail-words';
import styles from './mail.module.css';

/** What the e-mail-marketing provider was told; only where there is one, or was. */
export function Contacts() {
  const [page, setPage] = useState(1);
  const contacts = useQuery(contactSyncs(page));
  const hasProvider = useQuery(mailBacklog()).data?.hasProvider ?? false;
  const { data } = contacts;
  if (!hasProvider && !data?.contacts.length && !contacts.isError) return null;
  return (
    <section className={styles.section} aria-labelledby="contacts">
      <h2 id="contacts" className={styles.heading}>
        Contacts at the e-mail provider
      </h2>
      <p className={styles.lead}>
        Confirmed subscribers, leads and erasures, as the provider was told of them.
      </p>
      {contacts.isError ? (
        <QueryFailure
          message="Failed to load the contacts"
          error={contacts.error}
          onRetry={() => void contacts.refetch()}
          isRetrying={contacts.isFetching}
        />
      ) : null}
      {data && data.contacts.length > 0 ? <ContactTable contacts={data.contacts} /> : null}
      {data && data.contacts.length === 0 ? (
        <EmptyState title="No contacts yet" text="The provider has been told nothing so far." />
      ) : null}
      {data ? <Pager page={page} totalPages={data.pagination.totalPages} onPage={setPage} /> : null}
    </section>
  );
}

function ContactTable({ contacts }: { contacts: readonly ContactSync[] }) {
  return (
    <Ledger label="Contacts" columns={['About', 'State', 'Last error', 'Changed', 'Actions']}>
      {contacts.map((contact) => (
        <tr key={contact._id}>
          <td className={ledger.project}>
            <Subject contact={contact} />
          </td>
          <td data-label="State">
            <ContactStateBadge state={contact.state} />
          </td>
          <td data-label="Last error" className={styles.error}>
            {contact.lastError ?? <span className={ledger.second}>None</span>}
          </td>
          <td data-label="Changed" className={ledger.date}>
            <LedgerTime at={contact.updatedAt} />
          </td>
          <td>
            <RetryContact contact={contact} />
          </td>
        </tr>
      ))}
    </Ledger>
  );
}

/** Somebody erased has no page any more. */
function Subject({ contact: { kind, subjectId } }: { contact: ContactSync }) {
  const label = <strong>{contactKindLabels[kind]}</strong>;
  if (kind === 'lead') return <Link to={paths.lead(subjectId)}>{label}</Link>;
  if (kind === 'subscriber') return <Link to={paths.subscriber(subjectId)}>{label}</Link>;
  return label;
}

function RetryContact({ contact }: { contact: ContactSync }) {
  const retry = useSubmit({
    send: () => retryContact(contact._id),
    failure: 'The contact could not be retried.',
    failsIn: 'toast',
    stale: [contactsKey],
    done: 'The provider will be told again at once.',
  });
  const isStuck = contact.state === 'refused' || contact.state === 'dead';
  if (!isStuck) return null;
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
