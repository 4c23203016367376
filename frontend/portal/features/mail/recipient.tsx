import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { changeFailure } from '../../../api/problem';
import type { MailEntry } from '../../../api/types';
import { Button } from '../../../ui/button';
import { EmailText } from '../../components/email-text';
import { revealRecipient } from './mail-api';
import { mailTemplateLabels } from './mail-words';
import styles from './mail.module.css';

/** Masked, until somebody has a reason to look. */
export function Recipient({ mail }: { mail: MailEntry }) {
  const address = useRef<HTMLSpanElement>(null);
  const reveal = useMutation({
    mutationFn: () => revealRecipient(mail._id),
    onError: (error) => toast.error(changeFailure(error, 'The recipient could not be shown.')),
  });
  // The button goes, so what it asked for takes the focus, and is read out.
  useEffect(() => {
    if (reveal.isSuccess) address.current?.focus();
  }, [reveal.isSuccess]);
  if (mail.recipient === null) return <span className={styles.nobody}>Nobody any more</span>;
  if (reveal.isSuccess) {
    const { recipient } = reveal.data;
    return (
      <span ref={address} tabIndex={-1}>
        {recipient ? <EmailText email={recipient} /> : 'Nobody any more'}
      </span>
    );
  }
  return (
    <span className={styles.recipient}>
      <EmailText email={mail.recipient} />
      <Button
        variant="quiet"
        small
        aria-label={`Reveal the recipient ${mail.recipient} of ${mailTemplateLabels[mail.template]} (recorded)`}
        title="Recorded, with your name"
        isPending={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        Reveal
      </Button>
    </span>
  );
}
