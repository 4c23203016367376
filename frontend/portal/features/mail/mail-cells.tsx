import { useEffect, useRef } from 'react';
import { call, type MailEntry } from '../../../api/call';
import { type MailState, MailStateValues } from '../../../api/generated/enums';
import { type ApiError, hasCode } from '../../../api/problem';
import { MailTemplateWords } from '../../../api/generated/words/mail-template';
import { formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { MailStateWords } from '../../../api/generated/words/mail-state';
import { EmailText } from '../../components/email-text';
import { RowAction } from '../../components/row-action';
import { sentenceOf } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { SecondaryText } from '../../lists/cells';
import styles from './mail.module.css';
import { mailWords, recipientWords } from './words';

export function LastError({ mail }: { mail: MailEntry }) {
  if (!mail.lastError) return <SecondaryText>{mailWords.noError}</SecondaryText>;
  return (
    <span>
      {mail.lastError}
      {mail.traceId ? <SecondaryText>{mailWords.trace(mail.traceId)}</SecondaryText> : null}
    </span>
  );
}

export const Times = ({ mail: { createdAt, sentAt, nextAttemptAt } }: { mail: MailEntry }) => (
  <span>
    {mailWords.written} <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
    {sentAt ? (
      <SecondaryText>
        {mailWords.sent} <time dateTime={sentAt}>{formatDayAndTime(sentAt)}</time>
      </SecondaryText>
    ) : null}
    {nextAttemptAt ? (
      <SecondaryText>
        {mailWords.nextTry} <time dateTime={nextAttemptAt}>{formatDayAndTime(nextAttemptAt)}</time>
      </SecondaryText>
    ) : null}
  </span>
);

export function MailActions({ mail }: { mail: MailEntry }) {
  const name = MailTemplateWords[mail.template];
  const actions = [
    { action: 'retry', label: mailWords.retry, isAllowed: mail.canRetry },
    { action: 'cancel', label: mailWords.cancel, isAllowed: mail.canCancel },
  ] as const;
  if (!mail.canRetry && !mail.canCancel) return null;
  return (
    <Row as="span" nowrap gap={2}>
      {actions.map(({ action, label, isAllowed }) =>
        isAllowed ? (
          <RowAction
            key={action}
            small
            label={label}
            aria-label={mailWords.change(label, name, mail.recipient)}
            send={call(`POST /api/ops/mails/{id}/${action}`, { path: { id: mail._id } }).send}
            failure={failureOf}
            done={({ message }) => message}
          />
        ) : null,
      )}
    </Row>
  );
}

/** If a worker was faster, it shows the mail's new state. */
function failureOf(error: unknown): string {
  const message = sentenceOf(error);
  const now = hasCode(error, 'mail_moved_on') ? stateIn(error) : undefined;
  return now ? `${message} ${mailWords.isNow(MailStateWords[now])}` : message;
}

function stateIn(error: ApiError): MailState | undefined {
  const state = error.problem.current?.['state'];
  return MailStateValues.find((known) => known === state);
}

/** Masked until the user reveals it. */
export function Recipient({ mail }: { mail: MailEntry }) {
  const address = useRef<HTMLSpanElement>(null);
  const reveal = useSubmit({
    send: call('POST /api/ops/mails/{id}/reveal', { path: { id: mail._id } }).send,
  });
  // The address replaces the button, so it takes the focus and is read out.
  useEffect(() => {
    if (reveal.isDone) address.current?.focus();
  }, [reveal.isDone]);
  const isUnsent = mail.canCancel || mail.state === 'sending' || mail.state === 'cancelled';
  if (mail.recipient === null && !isUnsent) {
    return (
      <Text as="span" soft>
        {recipientWords.nobody}
      </Text>
    );
  }
  if (reveal.answer) {
    const { recipient } = reveal.answer;
    return (
      <span ref={address} tabIndex={-1}>
        {recipient ? <EmailText email={recipient} /> : recipientWords.nobody}
      </span>
    );
  }
  return (
    <Stack as="span" start breaks className={styles.recipient}>
      {mail.recipient ? (
        <EmailText email={mail.recipient} />
      ) : (
        <Text as="span" soft>
          {recipientWords.notYet}
        </Text>
      )}
      <Button
        variant="quiet"
        small
        label={recipientWords.reveal}
        aria-label={recipientWords.revealOf(mail.recipient, MailTemplateWords[mail.template])}
        title={recipientWords.recorded}
        isPending={reveal.isPending}
        onClick={() => reveal.submit()}
      />
    </Stack>
  );
}
