import { Button } from '../../../ui/button';
import type { MailEntry } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import table from '../../lists/data-table.module.css';
import { mailTemplateLabels, mailWords } from './words';
import { useMailChange } from './use-mail-change';
import styles from './mail.module.css';

export function LastError({ mail }: { mail: MailEntry }) {
  if (!mail.lastError) return <span className={table.second}>{mailWords.noError}</span>;
  return (
    <span>
      {mail.lastError}
      {mail.traceId ? <span className={table.second}>Trace {mail.traceId}</span> : null}
    </span>
  );
}

export function Times({ mail: { createdAt, sentAt, nextAttemptAt } }: { mail: MailEntry }) {
  return (
    <span>
      Written <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
      {sentAt ? (
        <span className={table.second}>
          Sent <time dateTime={sentAt}>{formatDayAndTime(sentAt)}</time>
        </span>
      ) : null}
      {nextAttemptAt ? (
        <span className={table.second}>
          Next try <time dateTime={nextAttemptAt}>{formatDayAndTime(nextAttemptAt)}</time>
        </span>
      ) : null}
    </span>
  );
}

export function MailActions({ mail }: { mail: MailEntry }) {
  const change = useMailChange();
  const name = mailTemplateLabels[mail.template];
  if (!mail.canRetry && !mail.canCancel) return null;
  const actions = [
    { action: 'retry', label: mailWords.retry, isAllowed: mail.canRetry },
    { action: 'cancel', label: mailWords.cancel, isAllowed: mail.canCancel },
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
