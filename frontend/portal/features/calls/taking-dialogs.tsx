import { type AnswerOf, call, read } from '../../../api/call';
import { hoursIn, hoursText } from '../../../lib/working-time';
import { TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { takingWords as words } from './words';

type Settings = AnswerOf<'/api/call-settings', 'get'>;

export function SettingsDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/call-settings'),
    of: settings,
    valuesOf: (one: Settings) => ({ hours: hoursText(one.hours), link: one.link ?? '' }),
    send: ({ link }, put, { version }) => put({ hours, ...(link ? { link } : {}), version }),
    newer: () => read('/api/call-settings'),
    done: words.saved,
    onClose,
  });
  const found = hoursIn(form.watch('hours'));
  const unclear = 'unclear' in found ? words.hoursUnclear(found.unclear) : undefined;
  const hours = 'hours' in found ? found.hours : [];
  return (
    <ChangeDialog title={words.title} form={form} blocked={unclear}>
      <TextArea
        {...form.field('hours', words.hours)}
        error={unclear ?? form.errorOf('hours')}
        hint={words.hoursHint}
        rows={5}
      />
      <TextField {...form.field('link', words.link)} type="url" hint={words.linkHint} />
    </ChangeDialog>
  );
}

export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/call-settings/calendar'),
    // The address of a private calendar is a secret.
    draft: 'none',
    defaultValues: { url: '' },
    done: words.saved,
    onClose,
  });
  return (
    <ChangeDialog title={words.followTitle} action={words.follow} form={form}>
      <TextField
        {...form.field('url', words.address)}
        hint={words.addressHint}
        spellCheck={false}
      />
    </ChangeDialog>
  );
}
