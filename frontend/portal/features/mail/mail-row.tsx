import { Button } from '../../../ui/button';
import type { MailEntry } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import ledger from '../../lists/ledger.module.css';
import { MailStateBadge } from './mail-state-badge';
import { mailTemplateLabels } from './mail-words';
import { Recipient } from './recipient';
import { useMailChange } from './use-mail-change';
import styles from './mail.module.css';

export function MailRow({ mail }: { mail: MailEntry }) {
  const name = mailTemplateLabels[mail.template];
  return (
    <tr>
      <td className={`${ledger.project} ${styles.template}`}>
        <strong tabIndex={-1}>{name}</strong>
      </td>
      <td data-label="Recipient" className={ledger.client}>
        <Recipient mail={mail} />
      </td>
      <td data-label="State">
        <span className={ledger.badges}>
          <MailStateBadge state={mail.state} />
          <span className={ledger.second}>{tries(mail.attempts)}</span>
        </span>
      </td>
      <td data-label="Last error" className={styles.error}>
        {mail.lastError ? (
          <span>
            {mail.lastError}
            {mail.traceId ? <span className={ledger.second}>Trace {mail.traceId}</span> : null}
          </span>
        ) : (
          <span className={ledger.second}>None</span>
        )}
      </td>
      <td data-label="When" className={ledger.date}>
        <Times mail={mail} />
      </td>
      <td>
        <Actions mail={mail} name={name} />
      </td>
    </tr>
  );
}

const tries = (attempts: number) =>
  attempts === 0 ? 'Not tried yet' : attempts === 1 ? '1 attempt' : `${attempts} attempts`;

function Times({ mail }: { mail: MailEntry }) {
  const { createdAt, sentAt, nextAttemptAt } = mail;
  return (
    <span>
      Written <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
      {sentAt ? (
        <span className={ledger.second}>
          Sent <time dateTime={sentAt}>{formatDayAndTime(sentAt)}</time>
        </span>
      ) : null}
      {nextAttemptAt ? (
        <span className={ledger.second}>
          Next try <time dateTime={nextAttemptAt}>{formatDayAndTime(nextAttemptAt)}</time>
        </span>
      ) : null}
    </span>
  );
}

function Actions({ mail, name }: { mail: MailEntry; name: string }) {
  const change = useMailChange();
  if (!mail.canRetry && !mail.canCancel) return null;
  const actions = [
    { action: 'retry', label: 'Retry', isAllowed: mail.canRetry },
    { action: 'cancel', label: 'Cancel', isAllowed: mail.canCancel },
  ] as const;
  return (
    <span className={styles.actions}>
      {actions.map(({ action, label, isAllowed }) =>
        isAllowed ? (
          <Button
            key={action}
            variant="secondary"
            small
            aria-label={`${label}: ${name} to ${mail.recipient ?? 'nobody'}`}
            isPending={change.isPending && change.input?.action === action}
            onClick={() => change.submit({ id: mail._id, action })}
          >
            {label}
          </Button>
        ) : null,
      )}
    </span>
  );
}
