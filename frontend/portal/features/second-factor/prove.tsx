import { type SyntheticEvent, useState } from 'react';
import { call, type SecondFactor } from '../../../api/call';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Stack } from '../../../ui/layout/layout';
import { ChangeAlert } from '../../forms/change-alert';
import { useApiForm } from '../../forms/use-api-form';
import { useSubmit } from '../../forms/use-submit';
import { keepToken } from './use-added';
import { stepWords as words } from './words';

type Way = 'passkey' | 'app' | 'recovery';

interface ProveProps {
  state: SecondFactor;
  onProven: () => unknown;
}

const switches: Record<Way, string> = {
  passkey: words.toPasskey,
  app: words.toApp,
  recovery: words.toRecovery,
};

/** Asks for the second factor: the user's best method first, with links to the others. */
export function Prove({ state, onProven }: ProveProps) {
  const ways = waysOf(state);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const others = ways.filter((one) => one !== way);
  return (
    <Stack gap={5}>
      {way === 'passkey' ? (
        <ByPasskey onProven={onProven} />
      ) : (
        <ByCode key={way} way={way} onProven={onProven} />
      )}
      {others.length > 0 ? (
        <Stack as="ul" start gap={1} aria-label={words.others}>
          {others.map((one) => (
            <li key={one}>
              <Button variant="quiet" label={switches[one]} onClick={() => setWay(one)} />
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

function waysOf({ authenticators, codesLeft }: SecondFactor): Way[] {
  const has = (kind: 'app' | 'passkey') => authenticators.some((one) => one.kind === kind);
  const knowsPasskeys = typeof PublicKeyCredential !== 'undefined';
  return [
    ...(has('passkey') && knowsPasskeys ? (['passkey'] as const) : []),
    ...(has('app') ? (['app'] as const) : []),
    ...(codesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

function ByPasskey({ onProven }: Pick<ProveProps, 'onProven'>) {
  const proof = useSubmit({
    send: async () => {
      const { provePasskey } = await import('./use-passkey');
      keepToken(await provePasskey());
    },
    failure: words.passkeyFailure,
    failsIn: 'place',
    onDone: onProven,
  });
  return (
    <>
      {proof.problem ? <Alert tone="error">{proof.problem}</Alert> : null}
      <Button wide isPending={proof.isPending} onClick={() => proof.submit()}>
        {words.usePasskey}
      </Button>
    </>
  );
}

const fields = {
  app: {
    label: words.code,
    hint: words.codeHint,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    call: call('POST /api/second-factor/app/verify'),
  },
  recovery: {
    label: words.recovery,
    hint: words.recoveryHint,
    autoComplete: 'off',
    inputMode: 'text',
    call: call('POST /api/second-factor/recovery'),
  },
} as const;

function ByCode({ way, onProven }: { way: 'app' | 'recovery' } & Pick<ProveProps, 'onProven'>) {
  const { call: proving, label, ...look } = fields[way];
  const proof = useApiForm({
    call: proving,
    // A password or a code alone.
    draft: 'none',
    defaultValues: { code: '' },
    send: async (values, post) => keepToken(await post(values)),
    onDone: onProven,
  });
  const field = proof.field('code', label);
  const submit = (event: SyntheticEvent) => {
    // React events bubble to the form of the dialog around this one.
    event.stopPropagation();
    proof.submit(event);
  };
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      {field.error ? null : <ChangeAlert change={proof} />}
      <TextField {...field} {...look} autoCapitalize="characters" spellCheck={false} />
      <Button label={words.go} type="submit" wide isPending={proof.isPending} />
    </Stack>
  );
}
