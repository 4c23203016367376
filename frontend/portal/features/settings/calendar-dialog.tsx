import { type Calendar, call } from '../../../api/call';
import { linesOf } from '../../../lib/text';
import { TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { calendarWords } from './words';
import { hoursIn, hoursText } from '../../../lib/working-time';

interface CalendarDialogProps {
  /** None for a new one. */
  calendar?: Calendar;
  onClose: () => void;
}

const written = (calendar?: Calendar) => ({
  name: calendar?.name ?? '',
  zone: calendar?.zone ?? 'Europe/London',
  hours: hoursText(calendar?.hours ?? []),
  holidays: (calendar?.holidays ?? []).join('\n'),
});

export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const form = useApiForm({
    call: call('POST /api/service-levels/calendars'),
    of: calendar,
    valuesOf: written,
    send: (typed, post, seen) => {
      const body = { ...typed, hours, holidays: linesOf(typed.holidays) };
      if (!seen) return post(body);
      const { _id: id, version } = seen;
      const saving = call('PUT /api/service-levels/calendars/{id}', { path: { id } });
      return saving.send({ ...body, version });
    },
    onClose,
  });
  const { field } = form;
  const found = hoursIn(form.watch('hours'));
  const unclear = 'unclear' in found ? calendarWords.hoursUnclear(found.unclear) : undefined;
  const hours = 'hours' in found ? found.hours : [];
  return (
    <ChangeDialog
      {...calendarWords}
      wide
      title={calendar ? calendarWords.editTitle : calendarWords.addTitle}
      form={form}
      blocked={unclear}
    >
      <TextField {...field('name', calendarWords.name)} />
      <TextField {...field('zone', calendarWords.zone)} hint={calendarWords.zoneHint} />
      <TextArea
        {...field('hours', calendarWords.hours)}
        required
        hint={calendarWords.hoursHint}
        error={unclear ?? form.errorOf('hours')}
        rows={7}
      />
      <TextArea {...field('holidays', calendarWords.days)} hint={calendarWords.daysHint} rows={8} />
    </ChangeDialog>
  );
}
