import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Authenticator, call, q, queriesOf, type SecondFactor } from '../../../api/call';
import { AuthenticatorKindWords } from '../../../api/generated/words/authenticator-kind';
import { formatAge, formatDay, formatDayAndTime, dayOf } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { ItemRow, ItemRows, ItemWords } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useSubmit } from '../../forms/use-submit';
import { me } from '../../session/queries';
import { Section } from '../profile/section';
import { useArrival } from '../../components/use-arrival';
import { AppDialog } from './app-dialog';
import { PasskeyDialog } from './passkey-dialog';
import { describePasskeys } from './passkey-signals';
import { Prove } from './prove';
import { Codes } from './use-added';
import { stepWords, factorWords as words } from './words';

export default function OwnSecondFactor() {
  const state = useQuery(q('/api/second-factor'));
  useArrival('second-factor', state.data !== undefined);
  const { data: user } = useQuery(me());
  const authenticators = state.data?.authenticators;
  useEffect(() => {
    if (!user || !authenticators) return;
    const ids = authenticators.flatMap(({ credentialId }) => credentialId ?? []);
    void describePasskeys(user, ids);
  }, [user, authenticators]);
  return (
    <Section id="second-factor" lead={words.lead}>
      <Loaded query={state} loading={words.loading} lines={3} failure={words.loadFailure} isQuiet>
        {(factors) => <Factors state={factors} />}
      </Loaded>
    </Section>
  );
}

function Factors({ state }: { state: SecondFactor }) {
  const [action, setAction] = useState<FactorAction | null>(null);
  const { authenticators, dueAt } = state;
  const hasApp = authenticators.some(({ kind }) => kind === 'app');
  return (
    <>
      {authenticators.length === 0 ? (
        <Text soft>
          {words.off} {dueAt ? words.offButRequired(formatDay(dayOf(dueAt))) : null}
        </Text>
      ) : (
        <ItemRows>
          {authenticators.map((one) => (
            <ItemRow
              key={one._id}
              title={
                <>
                  {one.name} <Badge tone="plain">{AuthenticatorKindWords[one.kind]}</Badge>
                </>
              }
              notes={[<LastUse key="used" of={one} />]}
            >
              <Row as="span" gap={3}>
                <Button
                  variant="quiet"
                  small
                  label={words.rename}
                  aria-label={words.renameOne(one.name)}
                  onClick={() => setAction({ kind: 'rename', authenticator: one })}
                />
                <Button
                  small
                  label={words.remove}
                  aria-label={words.removeOne(one.name)}
                  onClick={() => setAction({ kind: 'remove', authenticator: one })}
                />
              </Row>
            </ItemRow>
          ))}
        </ItemRows>
      )}
      {authenticators.length > 0 ? (
        <Row align="center" between gap="2 6">
          <ItemWords title={words.codes} notes={[words.codesLeft(state.codesLeft)]} />
          <Button small label={words.newCodes} onClick={() => setAction({ kind: 'codes' })} />
        </Row>
      ) : null}
      <Row as="p" gap={3}>
        <Button variant="secondary" onClick={() => setAction({ kind: 'add-passkey' })}>
          {words.addPasskey}
        </Button>
        <Button variant="secondary" onClick={() => setAction({ kind: 'add-app' })}>
          {hasApp ? words.replaceApp : words.addApp}
        </Button>
      </Row>
      {action ? (
        <FactorDialog action={action} state={state} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}

const LastUse = ({ of: { createdAt, lastUsedAt } }: { of: Authenticator }) => (
  <>
    {words.added(formatDay(dayOf(createdAt)))}{' '}
    {lastUsedAt ? (
      <>
        {words.used}{' '}
        <time dateTime={lastUsedAt} title={formatDayAndTime(lastUsedAt)}>
          {formatAge(lastUsedAt)}
        </time>
      </>
    ) : (
      words.neverUsed
    )}
  </>
);

type FactorAction =
  | { kind: 'add-passkey' }
  | { kind: 'add-app' }
  | { kind: 'codes' }
  | { kind: 'rename'; authenticator: Authenticator }
  | { kind: 'remove'; authenticator: Authenticator };

interface FactorDialogProps {
  action: FactorAction;
  state: SecondFactor;
  onClose: () => void;
}

/** A user with a second factor confirms it before changes other than renaming. */
function FactorDialog({ action, state, onClose }: FactorDialogProps) {
  const queryClient = useQueryClient();
  // Fixed when the dialog opens: recovery codes are shown after adding the first factor.
  const [isConfirmed, setIsConfirmed] = useState(
    state.isFresh || state.authenticators.length === 0,
  );
  const add = { onClose, onAdded: onClose };
  if (action.kind === 'rename') return <RenameDialog {...action} onClose={onClose} />;
  if (!isConfirmed) {
    return (
      <Dialog title={stepWords.confirmTitle} description={stepWords.confirmText} onClose={onClose}>
        <Stack gap={5}>
          <Prove
            state={state}
            onProven={async () => {
              await queryClient.invalidateQueries(queriesOf(['/api/second-factor']));
              setIsConfirmed(true);
            }}
          />
        </Stack>
      </Dialog>
    );
  }
  if (action.kind === 'add-passkey') return <PasskeyDialog {...add} />;
  if (action.kind === 'add-app') return <AppDialog {...add} />;
  if (action.kind === 'codes') return <NewCodesDialog onClose={onClose} />;
  const { _id, name } = action.authenticator;
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      action={words.remove}
      isDangerous
      run={call('DELETE /api/second-factor/authenticators/{id}', { path: { id: _id } }).send}
      done={words.removed}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{state.authenticators.length === 1 ? words.removeLast : words.removeText}</p>
    </ConfirmDialog>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const change = useSubmit({
    send: call('POST /api/second-factor/codes').send,
    failsIn: 'place',
  });
  if (change.answer) {
    return <Codes codes={change.answer.codes} onClose={onClose} />;
  }
  return (
    <ChangeDialog
      title={words.newCodesTitle}
      action={words.newCodes}
      change={change}
      onClose={onClose}
    >
      <p>{words.newCodesText}</p>
    </ChangeDialog>
  );
}

interface RenameDialogProps {
  authenticator: Authenticator;
  onClose: () => void;
}

function RenameDialog({ authenticator, onClose }: RenameDialogProps) {
  const form = useApiForm({
    call: call('PUT /api/second-factor/authenticators/{id}', { path: { id: authenticator._id } }),
    defaultValues: { name: authenticator.name },
    onClose,
  });
  return (
    <ChangeDialog title={words.renameOne(authenticator.name)} action={words.saveName} form={form}>
      <TextField {...form.field('name', words.name)} />
    </ChangeDialog>
  );
}
