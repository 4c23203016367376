import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { pageWords as words } from './words';

export function AskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/invoices/{id}/question', { path: { id } }),
    defaultValues: { text: '' },
    onClose,
  });
  return (
    <ChangeDialog {...words.asking} form={form}>
      <TextArea {...form.field('text', words.question)} />
    </ChangeDialog>
  );
}
