import { call } from '../../../api/call';
import { AdminPage } from '../../components/admin-page';
import { Section } from '../../components/section';
import { Badges, Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { RowAction } from '../../components/row-action';
import { kitWords } from '../../words';
import { Backlog } from './backlog';
import { Contacts } from './contacts';
import { FailingEvents } from './failing-events';
import { LastError, MailActions, Recipient, Times } from './mail-cells';
import { mailSource } from './mail-sources';
import { MailStateBadge } from './mail-state-badge';
import { attemptWords, mailTemplateLabels, mailWords } from './words';
import { Retention } from './retention';
import styles from './mail.module.css';

const mails = defineList({
  source: mailSource,
  words: mailWords,
  columns: [
    {
      header: mailWords.columns.mail,
      look: 'title',
      // Takes the focus when its buttons are gone.
      cell: ({ template }) => <strong tabIndex={-1}>{mailTemplateLabels[template]}</strong>,
    },
    {
      header: mailWords.columns.recipient,
      look: 'client',
      cell: (mail) => <Recipient mail={mail} />,
    },
    {
      header: mailWords.columns.state,
      cell: ({ state, attempts }) => (
        <Badges>
          <MailStateBadge of={state} />
          <Second>{attemptWords(attempts)}</Second>
        </Badges>
      ),
    },
    {
      header: mailWords.columns.lastError,
      look: 'error',
      cell: (mail) => <LastError mail={mail} />,
    },
    { header: mailWords.columns.when, look: 'date', cell: (mail) => <Times mail={mail} /> },
    { actions: (mail) => <MailActions mail={mail} /> },
  ],
});

export function Component() {
  const list = useList(mails);
  return (
    <AdminPage {...mailWords} action={<QueueButton label={mailWords.openQueue} />}>
      <Backlog />
      <FailingEvents />
      <Section title={mailWords.all} above={3}>
        <p className={styles.lead}>{mailWords.masked}</p>
        <ListView list={list} />
      </Section>
      <Contacts />
      <Retention />
    </AdminPage>
  );
}

/** Opens Bull's dashboard, a separate page. The call gives this browser access for ten minutes. */
function QueueButton({ label }: { label: string }) {
  return (
    <RowAction
      variant="secondary"
      send={call('POST /api/ops/queue-access').send}
      failure={kitWords.openQueueFailure}
      onDone={({ path }) => window.location.assign(path)}
    >
      {label}
    </RowAction>
  );
}
