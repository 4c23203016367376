import { call } from '../../../api/call';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { CALL_LISTS, type BookedCall } from './call-lists';
import { PickTime } from './pick-time';
import { bookWords as words, pickWords } from './words';

export function MoveCallDialog({ one, onClose }: { one: BookedCall; onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/calls/{id}/move', { path: { id: one._id } }),
    defaultValues: { at: '', version: one.version },
    failure: words.failure,
    stale: CALL_LISTS,
    onClose,
  });
  const at = form.watch('at');
  return (
    <ChangeDialog
      {...words.moving}
      description={one.title}
      form={form}
      blocked={at ? undefined : pickWords.missing}
      wide
    >
      <PickTime of={{ callId: one._id }} chosen={at} onChoose={(t) => form.setValue('at', t)} />
    </ChangeDialog>
  );
}
