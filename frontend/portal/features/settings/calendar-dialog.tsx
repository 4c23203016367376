import { useState } from 'react';
import { call } from '../../../api/call';
import type { Calendar } from '../../../api/types';
import { TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { calendarWords } from './words';
import { hoursIn, hoursText, linesOf } from './working-time';

interface CalendarDialogProps {
  calendar: Calendar | null;
  onClose: () => void;
}

const written = (calendar: Calendar | null) => ({
  name: calendar?.name ?? '',
  zone: calendar?.zone ?? 'Europe/London',
  hours: hoursText(calendar?.hours ?? []),
  holidays: (calendar?.holidays ?? []).join('\n'),
});

export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const [typed, setTyped] = useState(() => written(calendar));
  const found = hoursIn(typed.hours);
  const unclear = 'unclear' in found ? calendarWords.hoursUnclear(found.unclear) : undefined;
  const hours = 'hours' in found ? found.hours : [];
  const change = useSubmit({
    send: () => {
      const body = { ...typed, hours, holidays: linesOf(typed.holidays) };
      if (!calendar) return call('POST /api/service-levels/calendars').send(body);
      const { _id: id, version } = calendar;
      const saving = call('PUT /api/service-levels/calendars/{id}', { path: { id } });
      return saving.send({ ...body, version });
    },
    failure: calendarWords.saveFailure,
    failsIn: 'place',
    stale: ['/api/service-levels'],
    done: ({ message }) => message,
    onDone: onClose,
  });
  const field = (name: keyof typeof typed) => ({
    required: true,
    value: typed[name],
    error: fieldMessage(change.error, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <ChangeDialog
      wide
      title={calendar ? calendarWords.editTitle : calendarWords.addTitle}
      description={calendarWords.text}
      action={calendarWords.save}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={calendarWords.conflict}
      blocked={unclear}
      onClose={onClose}
    >
      <TextField {...field('name')} label={calendarWords.name} maxLength={60} />
      <TextField
        {...field('zone')}
        label={calendarWords.zone}
        hint={calendarWords.zoneHint}
        maxLength={60}
      />
      <TextArea
        {...field('hours')}
        label={calendarWords.hours}
        hint={calendarWords.hoursHint}
        error={unclear ?? fieldMessage(change.error, 'hours')}
        rows={7}
      />
      <TextArea
        {...field('holidays')}
        required={false}
        label={calendarWords.days}
        hint={calendarWords.daysHint}
        rows={8}
      />
    </ChangeDialog>
  );
}
