import { call, type InboundMail } from '../../../api/call';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { attachWords as words, inboundWords } from './words';

export function AttachDialog({ mail, onClose }: { mail: InboundMail; onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/inbound-mails/{id}/attach', { path: { id: mail._id } }),
    defaultValues: { reference: mail.reference ?? '' },
    send: ({ reference }, post) => post({ reference: reference.trim() }),
    onClose,
  });
  const field = form.field('reference', words.reference);
  return (
    <ChangeDialog
      title={words.title}
      description={mail.subject ?? inboundWords.noSubject}
      action={words.action}
      form={form}
      blocked={form.watch('reference').trim() ? undefined : words.blocked}
    >
      <p>{words.text}</p>
      <TextField {...field} hint={words.hint} autoComplete="off" />
    </ChangeDialog>
  );
}
