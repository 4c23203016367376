import { call, useQuery } from '../../../api/call';
import { SelectField, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { fullName } from '../../labels';
import { me } from '../../session/queries';
import { colleagues } from '../work/team/colleagues';
import { absenceWords } from './words';
import type { Day } from '../../../lib/dates';

export function AbsenceDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const { data = [] } = useQuery(colleagues());
  const myId = useQuery(me()).data?._id ?? '';
  const everybody = data.map((one) => ({ value: one._id, label: fullName(one) }));
  const form = useApiForm({
    call: call('POST /api/absences'),
    defaultValues: { userId: '', firstDay: '', lastDay: '', deputyId: '' },
    send: ({ userId, firstDay, lastDay, deputyId }, post) =>
      post({
        firstDay: firstDay as Day,
        lastDay: lastDay as Day,
        ...(userId ? { userId } : {}),
        ...(deputyId ? { deputyId } : {}),
      }),
    onClose,
  });
  const { field } = form;
  const { userId, firstDay, lastDay } = form.watch();
  const isComplete = firstDay !== '' && lastDay !== '';
  return (
    <ChangeDialog
      title={absenceWords.add}
      description={absenceWords.lead}
      action={absenceWords.save}
      form={form}
      blocked={isComplete ? undefined : absenceWords.incomplete}
    >
      {isAdmin ? (
        <SelectField
          {...field('userId', absenceWords.person)}
          required
          placeholder={absenceWords.me}
          options={everybody.filter(({ value }) => value !== myId)}
        />
      ) : null}
      <FieldColumns>
        <TextField {...field('firstDay', absenceWords.firstDay)} type="date" />
        <TextField {...field('lastDay', absenceWords.lastDay)} type="date" />
      </FieldColumns>
      <SelectField
        {...field('deputyId', absenceWords.deputy)}
        placeholder={absenceWords.nobody}
        options={everybody.filter(({ value }) => value !== (userId || myId))}
      />
    </ChangeDialog>
  );
}
