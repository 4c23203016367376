import { call } from '../../../api/call';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import type { Instant } from '../../../lib/dates';
import { CALL_LISTS, type BookedCall } from './call-lists';
import { Nearest, PickTime, useChosenTime } from './pick-time';
import { bookWords as words, pickWords } from './words';

export function MoveCallDialog({ one, onClose }: { one: BookedCall; onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/calls/{id}/move', { path: { id: one._id } }),
    defaultValues: { at: '' },
    send: ({ at }, put) => put({ at: at as Instant, version: one.version }),
    stale: [...CALL_LISTS, '/api/calls/{id}/slots-to-move'],
    onClose,
  });
  const choice = useChosenTime(form);
  return (
    <ChangeDialog
      {...words.moving}
      description={one.title}
      form={form}
      blocked={choice.chosen ? undefined : pickWords.missing}
      alert={<Nearest error={form.error} {...choice} />}
      wide
    >
      <PickTime of={{ callId: one._id }} {...choice} />
    </ChangeDialog>
  );
}
