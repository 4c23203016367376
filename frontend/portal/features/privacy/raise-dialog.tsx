import { call, type DataRequestKind } from '../../../api/call';
import { SelectField, TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { requestWords as words } from './words';

export function RaiseDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/admin/privacy'),
    defaultValues: { email: '', kind: 'export' as DataRequestKind },
    done: words.raised,
    onClose,
  });
  return (
    <ChangeDialog
      title={words.raiseTitle}
      action={words.save}
      form={form}
      blocked={form.watch('email').trim() === '' ? words.incomplete : undefined}
    >
      <p>{words.raiseText}</p>
      <TextField {...form.field('email', words.email)} type="email" hint={words.emailHint} />
      <SelectField {...form.field('kind', words.kind)} options={words.kinds} />
    </ChangeDialog>
  );
}
