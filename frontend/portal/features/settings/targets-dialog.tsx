import { type Calendar, call, type Policy } from '../../../api/call';
import { UrgencyValues } from '../../../api/generated/enums';
import { formatWorkingTime } from '../../../lib/short-duration';
import { SelectField, TextField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { type TargetField, targetField, targetKinds } from './target-fields';
import { levelWords } from './words';
import { minutesIn } from '../../../lib/working-time';

interface TargetsDialogProps {
  policy: Policy;
  calendars: readonly Calendar[];
  onClose: () => void;
}

const fields = targetKinds.flatMap((kind) =>
  UrgencyValues.map((urgency) => ({ kind, urgency, name: targetField(kind, urgency) })),
);

const labelOf = ({ kind, urgency }: Pick<(typeof fields)[number], 'kind' | 'urgency'>) =>
  `${levelWords.columns[kind]}, ${UrgencyWords[urgency]}`;

const written = (policy: Policy) =>
  Object.fromEntries(fields.map(({ name }) => [name, formatWorkingTime(policy[name])])) as Record<
    TargetField,
    string
  >;

const minutesOf = (texts: Record<TargetField, string>) =>
  Object.fromEntries(fields.map(({ name }) => [name, minutesIn(texts[name])!])) as Record<
    TargetField,
    number
  >;

export function TargetsDialog({ policy, calendars, onClose }: TargetsDialogProps) {
  const form = useApiForm({
    call: call('PUT /api/service-levels/policy'),
    of: policy,
    valuesOf: (one: Policy) => ({ ...written(one), calendarId: one.calendarId }),
    send: ({ calendarId, ...typed }, post, { version }) =>
      post({ ...minutesOf(typed), calendarId, version }),
    shown: {
      ...Object.fromEntries(fields.map(({ name, ...field }) => [name, { label: labelOf(field) }])),
      calendarId: { text: (id) => calendars.find(({ _id }) => _id === id)?.name ?? id },
    },
    onClose,
  });
  const texts = form.watch();
  const errorOf = (name: TargetField) =>
    minutesIn(texts[name]) === null ? levelWords.unclear : form.errorOf(name);
  const isUnclear = fields.some(({ name }) => minutesIn(texts[name]) === null);
  return (
    <ChangeDialog
      wide
      title={levelWords.change}
      description={levelWords.description}
      action={levelWords.save}
      form={form}
      blocked={isUnclear ? levelWords.unclear : undefined}
    >
      {targetKinds.map((kind) => (
        <fieldset key={kind}>
          <Text as="legend" strong below={2}>
            {levelWords.columns[kind]}
          </Text>
          <Stack fit={8} gap={4} align="end">
            {fields
              .filter((field) => field.kind === kind)
              .map(({ name, urgency }) => (
                <TextField
                  key={name}
                  {...form.field(name, UrgencyWords[urgency])}
                  error={errorOf(name)}
                />
              ))}
          </Stack>
        </fieldset>
      ))}
      <SelectField
        {...form.field('calendarId', levelWords.calendar)}
        options={calendars.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </ChangeDialog>
  );
}
