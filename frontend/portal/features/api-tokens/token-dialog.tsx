import { useState } from 'react';
import { call } from '../../../api/call';
import type { ApiScope } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { PasswordField, SelectField, TextArea, TextField } from '../../../ui/inputs';
import sections from '../../components/dialog-sections.module.css';
import { ShownOnce } from '../../components/shown-once';
import { ChangeDialog } from '../../forms/change-dialog';
import { Checkboxes } from '../../forms/checkboxes';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { confirmPassword } from '../profile/profile-api';
import { Proof } from '../profile/proof';
import { lifetimes, scopeLabels, tokenWords as words } from './words';

interface TokenDialogProps {
  scopes: readonly ApiScope[];
  opener: Element;
  onClose: () => void;
}

const nothing = { name: '', days: '90', networks: '', currentPassword: '' };

export function TokenDialog({ scopes, opener, onClose }: TokenDialogProps) {
  const [typed, setTyped] = useState(nothing);
  const [chosen, setChosen] = useState<readonly ApiScope[]>([]);
  const { name, days, networks, currentPassword } = typed;
  const change = useSubmit({
    send: async () => {
      if (currentPassword) await confirmPassword(currentPassword);
      return call('POST /api/tokens').send({
        name,
        scopes: [...chosen],
        days: Number(days),
        networks: networks.split(/[\s,]+/).filter((network) => network !== ''),
      });
    },
    failure: words.saveFailure,
    failsIn: 'place',
    stale: ['/api/tokens'],
  });
  const isAsked = hasCode(change.error, 'reauthentication_required') || currentPassword !== '';
  const field = (of: keyof typeof typed) => ({
    required: true,
    value: typed[of],
    error: fieldMessage(change.error, of),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [of]: target.value }),
  });
  if (change.answer) {
    const { token: secret } = change.answer;
    const { madeTitle: title, made: warning, what } = words;
    return <ShownOnce {...{ title, warning, what, secret, opener, onClose }} />;
  }
  return (
    <ChangeDialog
      wide
      title={words.create}
      action={words.save}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      blocked={name.trim() !== '' && chosen.length > 0 ? undefined : words.incomplete}
      opener={opener}
      onClose={onClose}
    >
      <div className={sections.columns}>
        <TextField {...field('name')} label={words.name} hint={words.nameHint} maxLength={60} />
        <SelectField {...field('days')} label={words.days} options={lifetimes} />
      </div>
      <Checkboxes
        legend={words.scopes}
        values={scopes}
        labelOf={(scope) => `${scopeLabels[scope]} (${scope})`}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextArea
        {...field('networks')}
        required={false}
        label={words.networks}
        hint={words.networksHint}
        rows={2}
      />
      {isAsked ? (
        <Proof>
          <PasswordField
            {...field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
          />
        </Proof>
      ) : null}
    </ChangeDialog>
  );
}
