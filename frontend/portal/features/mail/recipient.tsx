import { useEffect, useRef } from 'react';
import { call } from '../../../api/call';
import type { MailEntry } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Stack, Text } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { useSubmit } from '../../forms/use-submit';
import { mailTemplateLabels, recipientWords } from './words';
import styles from './mail.module.css';

/** Masked until the user reveals it. */
export function Recipient({ mail }: { mail: MailEntry }) {
  const address = useRef<HTMLSpanElement>(null);
  const reveal = useSubmit({
    send: call('POST /api/ops/mails/{id}/reveal', { path: { id: mail._id } }).send,
    failure: recipientWords.failure,
    failsIn: 'toast',
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
        aria-label={recipientWords.revealOf(mail.recipient, mailTemplateLabels[mail.template])}
        title={recipientWords.recorded}
        isPending={reveal.isPending}
        onClick={() => reveal.submit()}
      >
        {recipientWords.reveal}
      </Button>
    </Stack>
  );
}
