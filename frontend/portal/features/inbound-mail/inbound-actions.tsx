import { useState } from 'react';
import { call, download } from '../../../api/call';
import type { InboundMail } from '../../../api/types';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../components/lazy-dialog';
import { RowAction } from '../../components/row-action';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import styles from './inbound-mail.module.css';
import { dismissWords, inboundWords as words, letInWords } from './words';

const AttachDialog = lazyDialog(() => import('./attach-dialog'), 'AttachDialog');

const pathOf = ({ _id: id }: InboundMail) => ({ path: { id } });

type Opened = 'letIn' | 'attach' | 'dismiss';

export function InboundActions({ mail }: { mail: InboundMail }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const subject = mail.subject ?? words.noSubject;
  const close = () => setOpened(null);
  const choices = [
    { name: 'letIn', isAllowed: mail.canLetIn, label: words.letIn, of: words.letInOf },
    { name: 'attach', isAllowed: mail.canAttach, label: words.attach, of: words.attachOf },
    { name: 'dismiss', isAllowed: mail.canDismiss, label: words.dismiss, of: words.dismissOf },
  ] as const;
  return (
    <span className={styles.actions}>
      {choices.map(({ name, isAllowed, label, of }) =>
        isAllowed ? (
          <Button
            key={name}
            variant={name === 'dismiss' ? 'quiet' : 'secondary'}
            small
            aria-label={of(subject)}
            onClick={() => setOpened(name)}
          >
            {label}
          </Button>
        ) : null,
      )}
      <Original mail={mail} subject={subject} />
      {opened === 'letIn' ? <LetInDialog mail={mail} onClose={close} /> : null}
      {opened === 'attach' ? <AttachDialog mail={mail} onClose={close} /> : null}
      {opened === 'dismiss' ? <DismissDialog mail={mail} onClose={close} /> : null}
    </span>
  );
}

function Original({ mail, subject }: { mail: InboundMail; subject: string }) {
  return (
    <RowAction
      variant="quiet"
      small
      aria-label={words.downloadOf(subject)}
      send={() => download('/api/inbound-mails/{id}/raw', pathOf(mail))}
      failure={words.downloadFailed}
      onDone={({ content }) => saveFile(content, `mail-${mail.receivedAt.slice(0, 10)}.eml`)}
    >
      {words.download}
    </RowAction>
  );
}

interface DialogProps {
  mail: InboundMail;
  onClose: () => void;
}

function LetInDialog({ mail, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title={letInWords.title}
      description={mail.subject ?? words.noSubject}
      action={letInWords.action}
      run={() => call('POST /api/inbound-mails/{id}/let-in', pathOf(mail)).send()}
      stale={['/api/inbound-mails']}
      done={letInWords.done}
      failure={words.letInFailed}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{letInWords.text(mail.person ?? words.notKnown, mail.reference ?? words.notKnown)}</p>
    </ConfirmDialog>
  );
}

function DismissDialog({ mail, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title={dismissWords.title}
      description={mail.subject ?? words.noSubject}
      action={dismissWords.action}
      run={() => call('POST /api/inbound-mails/{id}/dismiss', pathOf(mail)).send()}
      stale={['/api/inbound-mails']}
      done={dismissWords.done}
      failure={dismissWords.failure}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{dismissWords.text}</p>
    </ConfirmDialog>
  );
}
