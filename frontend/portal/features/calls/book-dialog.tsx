import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { useFormDraft } from '../../forms/use-draft';
import { CALL_LISTS } from './call-lists';
import { Nearest, PickTime } from './pick-time';
import { bookWords as words, pickWords } from './words';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function BookDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/requests/{id}/calls', { path: { id: requestId } }),
    draft: useFormDraft('call', requestId, ['note']),
    defaultValues: { at: '', zone, note: '' },
    failure: words.failure,
    stale: [...CALL_LISTS, '/api/requests/{id}/call-slots', '/api/requests/{id}'],
    onClose,
  });
  const choice = {
    chosen: form.watch('at'),
    onChoose: (time: string) => form.setValue('at', time),
  };
  return (
    <ChangeDialog
      {...words}
      wide
      form={form}
      blocked={choice.chosen ? undefined : pickWords.missing}
      alert={<Nearest error={form.error} {...choice} />}
    >
      <PickTime of={{ requestId }} {...choice} />
      <TextArea {...form.field('note', words.note)} hint={words.noteHint} rows={3} />
    </ChangeDialog>
  );
}
