import { type SyntheticEvent, useState } from 'react';
import { call } from '../../../api/call';
import { replaceToken } from '../../../api/session-store';
import type { SecondFactor } from '../../../api/types';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { stepWords as words } from './words';
import styles from './second-factor.module.css';

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
    <div className={styles.prove}>
      {way === 'passkey' ? (
        <ByPasskey onProven={onProven} />
      ) : (
        <ByCode key={way} way={way} onProven={onProven} />
      )}
      {others.length > 0 ? (
        <ul className={styles.ways} aria-label={words.others}>
          {others.map((one) => (
            <li key={one}>
              <Button variant="quiet" onClick={() => setWay(one)}>
                {switches[one]}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
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

const keep = ({ token, expiresAt }: { token: string; expiresAt: string }): void =>
  replaceToken(token, expiresAt);

function ByPasskey({ onProven }: Pick<ProveProps, 'onProven'>) {
  const proof = useSubmit({
    send: async () => {
      const { provePasskey } = await import('./use-passkey');
      keep(await provePasskey());
    },
    failure: words.passkeyFailure,
    failsIn: 'place',
    onDone: onProven,
  });
  return (
    <>
      {proof.problem ? (
        <Alert tone="error">
          <p>{proof.problem}</p>
        </Alert>
      ) : null}
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
    maxLength: 12,
    call: call('POST /api/second-factor/app/verify'),
  },
  recovery: {
    label: words.recovery,
    hint: words.recoveryHint,
    autoComplete: 'off',
    inputMode: 'text',
    maxLength: 40,
    call: call('POST /api/second-factor/recovery'),
  },
} as const;

function ByCode({ way, onProven }: { way: 'app' | 'recovery' } & Pick<ProveProps, 'onProven'>) {
  const [code, setCode] = useState('');
  const { call: proving, ...field } = fields[way];
  const proof = useSubmit({
    send: async () => keep(await proving.send({ code })),
    failure: words.failure,
    failsIn: 'place',
    onDone: onProven,
  });
  const wrong = fieldMessage(proof.error, 'code');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React events bubble to the form of the dialog around this one.
    event.stopPropagation();
    proof.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {proof.problem && !wrong ? (
        <Alert tone="error">
          <p>{proof.problem}</p>
        </Alert>
      ) : null}
      <TextField
        {...field}
        required
        name="code"
        value={code}
        error={wrong}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" wide isPending={proof.isPending}>
        {words.go}
      </Button>
    </form>
  );
}
