import { Link } from 'react-router-dom';
import { AdminPage } from '../../components/admin-page';
import { EmailText } from '../../components/email-text';
import { Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { InboundActions } from './inbound-actions';
import styles from './inbound-mail.module.css';
import { inboundSource } from './inbound-source';
import { inboundWords as words, reasonWords, stateLabels } from './words';

const mails = defineList({
  source: inboundSource,
  words,
  columns: [
    {
      header: words.columns.mail,
      look: 'title',
      // Takes the focus when its buttons are gone.
      cell: ({ subject, excerpt }) => (
        <span>
          <strong tabIndex={-1}>{subject ?? words.noSubject}</strong>
          {excerpt ? <Second>{excerpt}</Second> : null}
        </span>
      ),
    },
    {
      header: words.columns.from,
      look: 'client',
      cell: ({ fromName, fromAddress }) => (
        <span>
          {fromName ?? (fromAddress ? null : words.noSender)}
          {fromAddress && fromName ? (
            <Second>
              <EmailText email={fromAddress} />
            </Second>
          ) : fromAddress ? (
            <EmailText email={fromAddress} />
          ) : null}
        </span>
      ),
    },
    {
      header: words.columns.why,
      look: 'error',
      cell: ({ state, reason, refusedFiles }) => (
        <span>
          {reason ? reasonWords[reason] : stateLabels[state]}
          {refusedFiles.length > 0 ? (
            <Second>{words.files(refusedFiles.map(({ name }) => name).join(', '))}</Second>
          ) : null}
        </span>
      ),
    },
    {
      header: words.columns.about,
      cell: ({ requestId, reference, person }) => (
        <span className={styles.about}>
          {requestId ? <Link to={paths.request(requestId)}>{reference}</Link> : words.notKnown}
          {person ? <Second>{words.asPerson(person)}</Second> : null}
        </span>
      ),
    },
    { header: words.columns.when, time: ({ receivedAt }) => receivedAt },
    { actions: (mail) => <InboundActions mail={mail} /> },
  ],
});

export function Component() {
  const list = useList(mails);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView list={list} />
    </AdminPage>
  );
}
