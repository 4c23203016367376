import { useEffect, useEffectEvent } from 'react';
import { encode } from 'uqr';
import { call, type CallAnswer } from '../../../api/call';
import { Note, Row, Text } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { TextField } from '../../../ui/inputs';
import { CopyButton } from '../../components/copy-button';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { confirmPassword } from '../profile/profile-api';
import { needsProof, Proof } from '../profile/proof';
import { type AddDialogProps, Codes, keepToken, useAdded } from './use-added';
import { factorWords as words } from './words';
import styles from './second-factor.module.css';

/** First the secret, which may need the password; then a code that proves the app has it. */
export function AppDialog(props: AddDialogProps) {
  const begin = useApiForm({
    call: call('POST /api/second-factor/app'),
    // A password or a code alone.
    draft: 'none',
    defaultValues: { currentPassword: '' },
    send: async ({ currentPassword }, post) => {
      if (currentPassword) await confirmPassword(currentPassword);
      return post();
    },
  });
  const start = useEffectEvent(() => begin.submit());
  useEffect(() => start(), []);
  if (begin.answer) return <Confirm {...props} enrolment={begin.answer} />;
  return (
    <ChangeDialog title={words.addApp} action={words.begin} form={begin} onClose={props.onClose}>
      {needsProof(begin.error, begin.watch('currentPassword')) ? (
        <Proof field={begin.field} hint={words.proofText} />
      ) : begin.isPending ? (
        <Skeleton label={words.loading} lines={6} />
      ) : null}
    </ChangeDialog>
  );
}

interface ConfirmProps extends AddDialogProps {
  enrolment: CallAnswer<'POST /api/second-factor/app'>;
}

function Confirm({ enrolment, onAdded, onClose }: ConfirmProps) {
  const { codes, added } = useAdded(onAdded);
  const form = useApiForm({
    ...added,
    call: call('POST /api/second-factor/app/confirm'),
    // A password or a code alone.
    draft: 'none',
    defaultValues: { name: words.appName as string, code: '' },
    send: async (values, post) => keepToken(await post(values)),
  });
  if (codes) return <Codes codes={codes} onClose={onAdded} />;
  return (
    <ChangeDialog
      title={words.addApp}
      description={words.appText}
      action={words.appSave}
      form={form}
      blocked={form.watch('code').trim() ? undefined : words.codeFirst}
      onClose={onClose}
    >
      <Row align="center" gap="4 5" className={styles.scan}>
        <QrCode text={enrolment.uri} label={words.qr} />
        <div>
          <Note>{words.appKey}</Note>
          <Text as="code" breaks block className={styles.key}>
            {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
          </Text>
          <CopyButton text={enrolment.secret} what={words.appKeyWhat} />
        </div>
      </Row>
      <TextField
        {...form.field('code', words.appCode)}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </ChangeDialog>
  );
}

const BORDER = 3;

/** Black on white in both themes, for cameras. Drawn locally, so the secret is not sent anywhere. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
