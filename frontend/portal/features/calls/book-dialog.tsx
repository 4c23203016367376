import { useState } from 'react';
import { call } from '../../../api/call';
import { SelectField, TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { Nearest, PickTime, useChosenTime } from './pick-time';
import { zone } from './week';
import { bookWords as words, pickWords } from './words';
import type { Instant } from '../../../lib/dates';

interface BookDialogProps {
  /** Those that the call can be about, the likeliest first. */
  requests: readonly { value: string; label: string }[];
  onClose: () => void;
}

export function BookDialog({ requests, onClose }: BookDialogProps) {
  const [requestId, setRequestId] = useState(requests[0]!.value);
  const form = useApiForm({
    call: call('POST /api/requests/{id}/calls', { path: { id: requestId } }),
    defaultValues: { at: '', zone, note: '' },
    // A time that was free when it was chosen may be taken by now.
    chosen: { at: '' },
    send: ({ at, ...form }, post) => post({ ...form, at: at as Instant }),
    onClose,
  });
  const choice = useChosenTime(form);
  return (
    <ChangeDialog
      {...words}
      wide
      form={form}
      blocked={choice.chosen ? undefined : pickWords.missing}
      alert={<Nearest error={form.error} {...choice} />}
    >
      {requests.length > 1 ? (
        <SelectField
          label={words.about}
          options={requests}
          value={requestId}
          onChange={({ target }) => {
            setRequestId(target.value);
            // Other people take the calls of another request, at other times.
            choice.onChoose('');
          }}
        />
      ) : null}
      <PickTime of={{ requestId }} {...choice} />
      <TextArea {...form.field('note', words.note)} hint={words.noteHint} rows={3} />
    </ChangeDialog>
  );
}
