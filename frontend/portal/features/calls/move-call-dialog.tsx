import { call } from '../../../api/call';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { formatTimeWithZone, type Instant } from '../../../lib/dates';
import { type BookedCall } from './call-lists';
import { Nearest, PickTime, useChosenTime } from './pick-time';
import { bookWords as words, pickWords } from './words';

export function MoveCallDialog({ one, onClose }: { one: BookedCall; onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/calls/{id}/move', { path: { id: one._id } }),
    // A time that was free when it was chosen may be taken by now.
    draft: 'none',
    of: one,
    valuesOf: ({ startsAt }: BookedCall) => ({ at: startsAt as string }),
    chosen: { at: '' },
    send: ({ at }, put, { version }) => put({ at: at as Instant, version }),
    shown: {
      at: { label: pickWords.chosen, text: (at) => at && formatTimeWithZone(at as Instant) },
    },
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
