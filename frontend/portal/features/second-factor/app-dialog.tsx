import { useEffect, useEffectEvent, useState } from 'react';
import { call, type CallAnswer } from '../../../api/call';
import { Skeleton } from '../../../ui/skeleton';
import { TextField } from '../../../ui/inputs';
import { CopyButton } from '../../components/copy-button';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { Codes } from './codes';
import { PasswordProof } from './password-proof';
import { QrCode } from './qr-code';
import { useAdded, useProof } from './use-added';
import { factorWords as words } from './words';
import styles from './second-factor.module.css';

interface AppDialogProps {
  opener: Element | null;
  onAdded: () => unknown;
  onClose: () => void;
}

/** First the secret, which may need the password; then a code that proves the app has it. */
export function AppDialog(props: AppDialogProps) {
  const proof = useProof();
  const begin = useSubmit({
    send: async () => {
      await proof.give();
      return call('POST /api/second-factor/app').send();
    },
    failure: words.appFailure,
    failsIn: 'place',
    stale: ['/api/second-factor'],
  });
  const start = useEffectEvent(() => begin.submit());
  useEffect(() => start(), []);
  if (begin.answer) return <Confirm {...props} enrolment={begin.answer} />;
  return (
    <ChangeDialog
      isForm
      title={words.addApp}
      action={words.begin}
      change={begin}
      onSubmit={(event) => {
        event?.preventDefault();
        begin.submit();
      }}
      draft={null}
      conflict={null}
      opener={props.opener}
      onClose={props.onClose}
    >
      {begin.isPending && !proof.isAsked(begin.error) ? (
        <Skeleton label={words.loading} lines={6} />
      ) : null}
      <PasswordProof proof={proof} error={begin.error} />
    </ChangeDialog>
  );
}

function Confirm({
  enrolment,
  opener,
  onAdded,
  onClose,
}: AppDialogProps & { enrolment: CallAnswer<'POST /api/second-factor/app'> }) {
  const [code, setCode] = useState('');
  const { change, codes } = useAdded(
    () => call('POST /api/second-factor/app/confirm').send({ name: words.appName, code }),
    words.appFailure,
    onAdded,
  );
  if (codes) return <Codes codes={codes} opener={opener} onClose={onAdded} />;
  return (
    <ChangeDialog
      isForm
      title={words.addApp}
      description={words.appText}
      action={words.appSave}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        change.submit();
      }}
      draft={null}
      conflict={null}
      blocked={code.trim() ? undefined : words.codeFirst}
      opener={opener}
      onClose={onClose}
    >
      <div className={styles.scan}>
        <QrCode text={enrolment.uri} label={words.qr} />
        <div>
          <p className={styles.small}>{words.appKey}</p>
          <code className={styles.key}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={enrolment.secret} what={words.appKeyWhat} />
        </div>
      </div>
      <TextField
        label={words.appCode}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        value={code}
        error={fieldMessage(change.error, 'code')}
        onChange={(event) => setCode(event.target.value)}
      />
    </ChangeDialog>
  );
}
