import { call } from '../../../api/call';
import type { ApiScope } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ShownOnce } from '../../components/shown-once';
import { ChangeDialog } from '../../forms/change-dialog';
import { Checkboxes } from '../../forms/checkboxes';
import { useApiForm } from '../../forms/use-api-form';
import { confirmPassword } from '../profile/profile-api';
import { Proof } from '../profile/proof';
import { lifetimes, scopeLabels, tokenWords as words } from './words';
import { kitWords } from '../../words';

interface TokenDialogProps {
  scopes: readonly ApiScope[];
  onClose: () => void;
}

const nothing = {
  name: '',
  scopes: [] as readonly ApiScope[],
  days: '90',
  networks: '',
  currentPassword: '',
};

export function TokenDialog({ scopes, onClose }: TokenDialogProps) {
  const form = useApiForm({
    call: call('POST /api/tokens'),
    defaultValues: nothing,
    send: async ({ name, scopes: chosen, days, networks, currentPassword }, post) => {
      if (currentPassword) await confirmPassword(currentPassword);
      return post({
        name,
        scopes: [...chosen],
        days: Number(days),
        networks: networks.split(/[\s,]+/).filter((network) => network !== ''),
      });
    },
    failure: words.saveFailure,
    stale: ['/api/tokens'],
  });
  const { field, error, answer } = form;
  const { name, scopes: chosen, currentPassword } = form.watch();
  const isAsked = hasCode(error, 'reauthentication_required') || currentPassword !== '';
  if (answer) {
    const { token: secret } = answer;
    const { madeTitle: title, made: warning, what } = words;
    return <ShownOnce {...{ title, warning, what, secret, onClose }} />;
  }
  return (
    <ChangeDialog
      wide
      title={words.create}
      action={words.save}
      form={form}
      blocked={name.trim() !== '' && chosen.length > 0 ? undefined : words.incomplete}
      onClose={onClose}
    >
      <FieldColumns>
        <TextField {...field('name', words.name)} hint={words.nameHint} />
        <SelectField {...field('days', words.days)} required options={lifetimes} />
      </FieldColumns>
      <Checkboxes
        legend={words.scopes}
        values={scopes}
        labelOf={(scope) => `${scopeLabels[scope]} (${scope})`}
        chosen={chosen}
        onChange={(scopes) => form.setValue('scopes', scopes)}
      />
      <TextArea {...field('networks', words.networks)} hint={words.networksHint} rows={2} />
      {isAsked ? <Proof field={field('currentPassword', kitWords.currentPassword)} /> : null}
    </ChangeDialog>
  );
}
