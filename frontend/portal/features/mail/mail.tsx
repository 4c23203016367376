import { useQuery } from '@tanstack/react-query';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { QueueButton } from '../../components/queue-button';
import { FilteredList, type ListWords } from '../../lists/filtered-list';
import { useFilters } from '../../lists/use-filters';
import { Backlog } from './backlog';
import { Contacts } from './contacts';
import { FailingEvents } from './failing-events';
import { mailList } from './mail-api';
import { MailTable } from './mail-table';
import { mailChoices } from './mail-words';
import { Retention } from './retention';
import styles from './mail.module.css';

export { loadAdminAccess as loader } from '../../access/panel-loader';

const words: ListWords = {
  noun: 'mail',
  loading: 'Loading mails',
  failure: 'Failed to load mails',
  empty: { title: 'No mails yet', text: 'Every mail the product owes somebody appears here.' },
};

export function Component() {
  return (
    <AdminOnly title="Mail">
      <Mail />
    </AdminOnly>
  );
}

function Mail() {
  const filters = useFilters(mailChoices);
  const list = useQuery(mailList(filters));
  const { data } = list;
  return (
    <AdminPage
      title="Mail"
      lead="What went out, what waits, and what was given up."
      action={<QueueButton label="Open the queue dashboard" />}
    >
      <Backlog />
      <FailingEvents />
      <section className={styles.section} aria-labelledby="all-mails">
        <h2 id="all-mails" className={styles.heading}>
          All mails
        </h2>
        <p className={styles.lead}>
          Recipients are masked. Revealing one is recorded, with your name.
        </p>
        <FilteredList
          choices={mailChoices}
          filters={filters}
          words={words}
          query={list}
          page={data && { rows: data.mails.length, ...data.pagination }}
        >
          <MailTable mails={data?.mails ?? []} />
        </FilteredList>
      </section>
      <Contacts />
      <Retention />
    </AdminPage>
  );
}
