import { useState } from 'react';
import { call } from '../../../api/call';
import type { InboundMail } from '../../../api/types';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { attachWords as words, inboundWords } from './words';

interface AttachDialogProps {
  mail: InboundMail;
  onClose: () => void;
}

export function AttachDialog({ mail, onClose }: AttachDialogProps) {
  const [reference, setReference] = useState(mail.reference ?? '');
  const change = useSubmit({
    send: () =>
      call('POST /api/inbound-mails/{id}/attach', { path: { id: mail._id } }).send({
        reference: reference.trim(),
      }),
    failure: words.failure,
    failsIn: 'place',
    stale: ['/api/inbound-mails'],
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.title}
      description={mail.subject ?? inboundWords.noSubject}
      action={words.action}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        if (reference.trim()) change.submit();
      }}
      draft={null}
      conflict={null}
      isForm
      blocked={reference.trim() ? undefined : words.blocked}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <TextField
        label={words.reference}
        hint={words.hint}
        value={reference}
        maxLength={20}
        autoComplete="off"
        required
        error={fieldMessage(change.error, 'reference')}
        onChange={({ target }) => setReference(target.value)}
      />
    </ChangeDialog>
  );
}
