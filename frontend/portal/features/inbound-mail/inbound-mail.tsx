import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, download, type InboundMail } from '../../../api/call';
import { InboundMailStateWords } from '../../../api/generated/words/inbound-mail-state';
import { InboundMailReasonWords } from '../../../api/generated/words/inbound-mail-reason';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { lazyDialog } from '../../components/lazy-dialog';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import { SecondaryText } from '../../lists/cells';
import { listScreen } from '../../lists/list-screen';
import { paths } from '../../paths';
import styles from './inbound-mail.module.css';
import { inboundSource } from './inbound-source';
import { dismissWords, letInWords, inboundWords as words } from './words';

export const Component = listScreen({
  source: inboundSource,
  words,
  columns: {
    mail: {
      look: 'title',
      // Takes the focus when its buttons are gone.
      cell: ({ subject, excerpt }) => (
        <span>
          <strong tabIndex={-1} dir="auto">
            {subject ?? words.noSubject}
          </strong>
          {excerpt ? <SecondaryText>{excerpt}</SecondaryText> : null}
        </span>
      ),
    },
    from: {
      look: 'client',
      cell: ({ fromName, fromAddress }) => (
        <span>
          {fromName ?? (fromAddress ? null : words.noSender)}
          {fromAddress && fromName ? (
            <SecondaryText>
              <EmailText email={fromAddress} />
            </SecondaryText>
          ) : fromAddress ? (
            <EmailText email={fromAddress} />
          ) : null}
        </span>
      ),
    },
    why: {
      look: 'error',
      cell: ({ state, reason, refusedFiles }) => (
        <span>
          {reason ? InboundMailReasonWords[reason] : InboundMailStateWords[state]}
          {refusedFiles.length > 0 ? (
            <SecondaryText>
              {words.files(refusedFiles.map(({ name }) => name).join(', '))}
            </SecondaryText>
          ) : null}
        </span>
      ),
    },
    about: ({ requestId, reference, person }) => (
      <span className={styles.about}>
        {requestId ? <Link to={paths.request(requestId)}>{reference}</Link> : words.notKnown}
        {person ? <SecondaryText>{words.asPerson(person)}</SecondaryText> : null}
      </span>
    ),
    when: { time: ({ receivedAt }) => receivedAt },
    actions: (mail) => <InboundActions mail={mail} />,
  },
});

const AttachDialog = lazyDialog(() => import('./attach-dialog'), 'AttachDialog');

const pathOf = ({ _id: id }: InboundMail) => ({ path: { id } });

function InboundActions({ mail }: { mail: InboundMail }) {
  const [isAttaching, setAttaching] = useState(false);
  const subject = mail.subject ?? words.noSubject;
  const { letIn, attach, dismiss } = words;
  const common = { description: subject } as const;
  const askToLetIn = () =>
    confirm({
      ...letInWords,
      ...common,
      text: letInWords.text(mail.person ?? words.notKnown, mail.reference ?? words.notKnown),
      run: call('POST /api/inbound-mails/{id}/let-in', pathOf(mail)).send,
    });
  const askToDismiss = () =>
    confirm({
      ...dismissWords,
      ...common,
      run: call('POST /api/inbound-mails/{id}/dismiss', pathOf(mail)).send,
    });
  const choices = [
    { label: letIn, of: words.letInOf, isAllowed: mail.canLetIn, press: askToLetIn },
    {
      label: attach,
      of: words.attachOf,
      isAllowed: mail.canAttach,
      press: () => setAttaching(true),
    },
    { label: dismiss, of: words.dismissOf, isAllowed: mail.canDismiss, press: askToDismiss },
  ];
  return (
    <Row as="span" gap="1 2" className={styles.actions}>
      {choices.map(({ label, of, isAllowed, press }) =>
        isAllowed ? (
          <Button
            key={label}
            variant={label === dismiss ? 'quiet' : 'secondary'}
            small
            label={label}
            aria-label={of(subject)}
            onClick={press}
          />
        ) : null,
      )}
      <RowAction
        variant="quiet"
        small
        label={words.download}
        aria-label={words.downloadOf(subject)}
        send={() => download('/api/inbound-mails/{id}/raw', pathOf(mail))}
        onDone={({ content }) => saveFile(content, `mail-${mail.receivedAt.slice(0, 10)}.eml`)}
      />
      {isAttaching ? <AttachDialog mail={mail} onClose={() => setAttaching(false)} /> : null}
    </Row>
  );
}
