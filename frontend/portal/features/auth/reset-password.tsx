import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { AccountName, PasswordField } from '../../../ui/inputs';
import { Row } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { PasswordStrength } from '../../forms/password-strength';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { resetWords, authWords } from './words';

const deadLink = ['token_invalid', 'token_expired', 'token_superseded', 'token_required'] as const;

export function Component() {
  const [query] = useSearchParams();
  const [done, setDone] = useState<string | null>(null);
  const token = query.get('token');
  const isInvited = query.get('invited') === '1';
  const { title, lead } = isInvited ? resetWords.invited : resetWords.forgotten;
  return (
    <GuestLayout title={title} {...(done ? {} : { lead })}>
      {done ? (
        <>
          <FormDone>{done}</FormDone>
          <Row as="p" gap={3}>
            <ButtonLink to={paths.signIn()}>{authWords.signInNow}</ButtonLink>
          </Row>
        </>
      ) : token ? (
        <ResetForm token={token} onDone={setDone} />
      ) : (
        <>
          <Alert tone="error">{resetWords.incomplete}</Alert>
          <NewLink />
        </>
      )}
    </GuestLayout>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const change = useApiForm({
    call: call('POST /api/reset-password'),
    // A password alone.
    draft: 'none',
    defaultValues: { token, password: '' },
    onDone: ({ message }) => onDone(message),
  });
  const { form, field, error, isPending } = change;
  // Without an answer, the form works as well.
  const account = useQuery({
    queryKey: ['reset-account', token],
    queryFn: () => call('POST /api/reset-password/account').send({ token }),
    retry: false,
    staleTime: Infinity,
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <Form
      form={change}
      aria-label={resetWords.invited.title}
      alert={hasCode(error, ...deadLink) ? <NewLink /> : null}
    >
      {account.data ? <AccountName email={account.data.email} /> : null}
      <PasswordField {...field('password', authWords.newPassword)} autoComplete="new-password" />
      <PasswordStrength password={password} personal={[]} />
      <Button label={resetWords.save} type="submit" wide isPending={isPending} />
    </Form>
  );
}

const NewLink = () => (
  <p>
    <Link to={paths.forgotPassword}>{resetWords.newLink}</Link>
  </p>
);
