import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call';
import { SelectField, TextField } from '../../../ui/inputs';
import sections from '../../components/dialog-sections.module.css';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { me } from '../../session/queries';
import { colleagues } from '../queue/queue-queries';
import { fullName } from './full-name';
import { absenceWords } from './words';

interface AbsenceDialogProps {
  isAdmin: boolean;
  onClose: () => void;
}

const nothing = { userId: '', firstDay: '', lastDay: '', deputyId: '' };

export function AbsenceDialog({ isAdmin, onClose }: AbsenceDialogProps) {
  const [typed, setTyped] = useState(nothing);
  const { userId, firstDay, lastDay, deputyId } = typed;
  const people = usePeople();
  const change = useSubmit({
    send: () =>
      call('POST /api/absences').send({
        firstDay,
        lastDay,
        ...(userId ? { userId } : {}),
        ...(deputyId ? { deputyId } : {}),
      }),
    failure: absenceWords.saveFailure,
    failsIn: 'place',
    stale: ['/api/absences', '/api/colleagues'],
    done: ({ message }) => message,
    onDone: onClose,
  });
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: fieldMessage(change.error, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const isComplete = firstDay !== '' && lastDay !== '';
  return (
    <ChangeDialog
      title={absenceWords.addTitle}
      description={absenceWords.lead}
      action={absenceWords.save}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      blocked={isComplete ? undefined : absenceWords.incomplete}
      onClose={onClose}
    >
      {isAdmin ? (
        <SelectField
          {...field('userId')}
          label={absenceWords.person}
          required
          placeholder={absenceWords.me}
          options={people.others}
        />
      ) : null}
      <div className={sections.columns}>
        <TextField {...field('firstDay')} label={absenceWords.firstDay} type="date" required />
        <TextField {...field('lastDay')} label={absenceWords.lastDay} type="date" required />
      </div>
      <SelectField
        {...field('deputyId')}
        label={absenceWords.deputy}
        placeholder={absenceWords.nobody}
        options={people.everybody.filter(({ value }) => value !== (userId || people.myId))}
      />
    </ChangeDialog>
  );
}

function usePeople() {
  const { data = [] } = useQuery(colleagues());
  const myId = useQuery(me()).data?._id ?? '';
  const everybody = data.map((one) => ({ value: one._id, label: fullName(one) }));
  return { myId, everybody, others: everybody.filter(({ value }) => value !== myId) };
}
