import { type ApiScope, type ApiToken, call, q, useQuery } from '../../../api/call';
import { ApiScopeWords } from '../../../api/generated/words/api-scope';
import { formatAge, formatDay, formatDayAndTime, dayOf } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { Row, Text } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { FieldColumns } from '../../components/dialog-sections';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { ShownOnce } from '../../components/shown-once';
import { Checkboxes } from '../../forms/checkboxes';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { confirmPassword } from '../profile/profile-api';
import { needsProof, Proof } from '../profile/proof';
import { Section } from '../profile/section';
import { useArrival } from '../../components/use-arrival';
import { revokeToken } from './revoke-token';
import { lifetimes, tokenWords as words } from './words';

export default function OwnTokens() {
  const list = useQuery(q('/api/tokens'));
  useArrival('tokens', list.data !== undefined);
  return (
    <Section id="tokens" lead={words.lead}>
      <Loaded query={list} loading={words.loading} lines={3} failure={words.loadFailure} isQuiet>
        {({ tokens, scopes }) => (
          <>
            <Rows tokens={tokens} />
            <Row as="p" gap={3}>
              <DialogButton variant="secondary" dialog={TokenDialog} of={{ scopes }}>
                {words.create}
              </DialogButton>
            </Row>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Rows({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <Text soft>{words.none}</Text>;
  return (
    <ItemRows>
      {tokens.map((token) => (
        <ItemRow
          key={token._id}
          title={token.name}
          notes={[
            <>
              <code>{token.beginning}…</code>, {token.scopes.join(', ')}
            </>,
            <>
              {words.limits(
                formatDay(dayOf(token.expiresAt)),
                token.networks.join(', ') || words.anywhere,
              )}{' '}
              {token.lastUsedAt ? (
                <>
                  {words.lastUsed}{' '}
                  <time dateTime={token.lastUsedAt} title={formatDayAndTime(token.lastUsedAt)}>
                    {formatAge(token.lastUsedAt)}
                  </time>
                </>
              ) : (
                words.never
              )}
            </>,
          ]}
        >
          <Button
            small
            label={words.revoke}
            aria-label={words.revokeOne(token.name)}
            onClick={() => revokeToken(token, true)}
          />
        </ItemRow>
      ))}
    </ItemRows>
  );
}

const nothing = {
  name: '',
  scopes: [] as readonly ApiScope[],
  days: '90',
  networks: '',
  currentPassword: '',
};

function TokenDialog({ scopes, onClose }: { scopes: readonly ApiScope[]; onClose: () => void }) {
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
  });
  const { field, error, answer } = form;
  const { name, scopes: chosen, currentPassword } = form.watch();
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
        <SelectField {...field('days', words.days)} options={lifetimes} />
      </FieldColumns>
      <Checkboxes
        legend={words.scopes}
        values={scopes}
        labelOf={(scope) => `${ApiScopeWords[scope]} (${scope})`}
        chosen={chosen}
        onChange={(scopes) => form.setValue('scopes', scopes)}
      />
      <TextArea {...field('networks', words.networks)} hint={words.networksHint} rows={2} />
      {needsProof(error, currentPassword) ? <Proof field={field} /> : null}
    </ChangeDialog>
  );
}
