import { useState } from 'react';
import { call } from '../../../api/call';
import { UrgencyValues } from '../../../api/generated/enums';
import { SelectField, TextField } from '../../../ui/inputs';
import type { Calendar, Policy } from '../../../api/types';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { urgencyLabels } from '../../labels';
import { type TargetField, targetField, targetKinds } from './target-fields';
import { levelWords } from './words';
import { durationText, minutesIn } from './working-time';
import styles from './settings.module.css';

interface TargetsDialogProps {
  policy: Policy;
  calendars: readonly Calendar[];
  onClose: () => void;
}

const fields = targetKinds.flatMap((kind) =>
  UrgencyValues.map((urgency) => ({ kind, urgency, name: targetField(kind, urgency) })),
);

const written = (policy: Policy) =>
  Object.fromEntries(fields.map(({ name }) => [name, durationText(policy[name])])) as Record<
    TargetField,
    string
  >;

const minutesOf = (texts: Record<TargetField, string>) =>
  Object.fromEntries(fields.map(({ name }) => [name, minutesIn(texts[name])!])) as Record<
    TargetField,
    number
  >;

export function TargetsDialog({ policy, calendars, onClose }: TargetsDialogProps) {
  const [texts, setTexts] = useState(() => written(policy));
  const [calendarId, setCalendarId] = useState(policy.calendarId);
  const change = useSubmit({
    send: () =>
      call('PUT /api/service-levels/policy').send({
        ...minutesOf(texts),
        calendarId,
        version: policy.version,
      }),
    failure: levelWords.saveFailure,
    failsIn: 'place',
    stale: ['/api/service-levels'],
    done: ({ message }) => message,
    onDone: onClose,
  });
  const errorOf = (name: TargetField) =>
    minutesIn(texts[name]) === null ? levelWords.unclear : fieldMessage(change.error, name);
  const isUnclear = fields.some(({ name }) => minutesIn(texts[name]) === null);
  return (
    <ChangeDialog
      wide
      isForm
      title={levelWords.change}
      description={`${levelWords.changeText} ${levelWords.hint}`}
      action={levelWords.save}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        change.submit();
      }}
      draft={null}
      conflict={levelWords.conflict}
      blocked={isUnclear ? levelWords.unclear : undefined}
      onClose={onClose}
    >
      {targetKinds.map((kind) => (
        <fieldset key={kind} className={styles.fieldset}>
          <legend>{levelWords.columns[kind]}</legend>
          <div className={styles.fields}>
            {fields
              .filter((field) => field.kind === kind)
              .map(({ name, urgency }) => (
                <TextField
                  key={name}
                  label={urgencyLabels[urgency]}
                  required
                  value={texts[name]}
                  error={errorOf(name)}
                  onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <SelectField
        label={levelWords.calendar}
        required
        value={calendarId}
        options={calendars.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ target }) => setCalendarId(target.value)}
      />
    </ChangeDialog>
  );
}
