import { AdminPage } from '../../components/admin-page';
import { QueueButton } from '../../components/queue-button';
import { Section } from '../../components/section';
import { Badges, Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { Backlog } from './backlog';
import { Contacts } from './contacts';
import { FailingEvents } from './failing-events';
import { LastError, MailActions, Times } from './mail-cells';
import { mailSource } from './mail-sources';
import { MailStateBadge } from './mail-state-badge';
import { attemptWords, mailTemplateLabels, mailWords } from './words';
import { Recipient } from './recipient';
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
    <AdminPage
      title={mailWords.title}
      lead={mailWords.lead}
      action={<QueueButton label={mailWords.openQueue} />}
    >
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
