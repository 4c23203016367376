import { AdminOnly, AdminPage } from '../../components/admin-page';
import { QueueButton } from '../../components/queue-button';
import table from '../../lists/data-table.module.css';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import { Backlog } from './backlog';
import { Contacts } from './contacts';
import { FailingEvents } from './failing-events';
import { LastError, MailActions, Times } from './mail-cells';
import { mailSource } from './mail-sources';
import { MailStateBadge } from './mail-state-badge';
import { attemptWords, mailTemplateLabels } from './words';
import { Recipient } from './recipient';
import { Retention } from './retention';
import styles from './mail.module.css';

const mails = defineList({
  source: mailSource,
  page: ({ mails: rows, pagination }) => ({ rows, ...pagination }),
  label: 'Mails',
  noun: 'mail',
  columns: [
    {
      header: 'Mail',
      look: 'title',
      // Takes the focus when its buttons are gone.
      cell: ({ template }) => <strong tabIndex={-1}>{mailTemplateLabels[template]}</strong>,
    },
    { header: 'Recipient', look: 'client', cell: (mail) => <Recipient mail={mail} /> },
    {
      header: 'State',
      cell: ({ state, attempts }) => (
        <span className={table.badges}>
          <MailStateBadge state={state} />
          <span className={table.second}>{attemptWords(attempts)}</span>
        </span>
      ),
    },
    { header: 'Last error', look: 'error', cell: (mail) => <LastError mail={mail} /> },
    { header: 'When', look: 'date', cell: (mail) => <Times mail={mail} /> },
    { header: 'Actions', phoneLabel: null, cell: (mail) => <MailActions mail={mail} /> },
  ],
  loading: 'Loading mails',
  failure: 'Failed to load mails',
  empty: { title: 'No mails yet', text: 'Every mail the product owes somebody appears here.' },
});

export function Component() {
  return (
    <AdminOnly title="Mail">
      <Mail />
    </AdminOnly>
  );
}

function Mail() {
  const list = useList(mails);
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
        <ListView list={list} />
      </section>
      <Contacts />
      <Retention />
    </AdminPage>
  );
}
