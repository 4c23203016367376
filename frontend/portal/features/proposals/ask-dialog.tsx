import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { decideWords } from './words';

export function AskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/question', { path: { id } }),
    defaultValues: { text: '' },
    ...decideWords.asking,
    onClose,
  });
  return (
    <ChangeDialog {...decideWords.asking} form={form}>
      <TextArea {...form.field('text', decideWords.question)} />
    </ChangeDialog>
  );
}
