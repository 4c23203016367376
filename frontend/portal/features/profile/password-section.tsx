import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call, q, queriesOf } from '../../../api/call';
import { replaceToken } from '../../../api/session-store';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/inputs';
import { Row, Stack } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { Loaded } from '../../components/loaded';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { PasswordStrength } from '../../forms/password-strength';
import { useApiForm } from '../../forms/use-api-form';
import { useSubmit } from '../../forms/use-submit';
import type { User } from '../../session/queries';
import { Section } from './section';
import { passwordWords, profileWords } from './words';
import { kitWords } from '../../words';

export function PasswordSection({ user }: { user: User }) {
  const methods = useQuery(q('/api/auth/methods'));
  return (
    <Section
      id="password"
      title={profileWords.sections.password}
      lead={methods.data?.hasPassword ? passwordWords.lead : undefined}
    >
      <Loaded query={methods} {...passwordWords} lines={3}>
        {({ hasPassword }) =>
          hasPassword ? <ChangePassword user={user} /> : <FirstPassword user={user} />
        }
      </Loaded>
    </Section>
  );
}

const empty = { currentPassword: '', newPassword: '' };

function ChangePassword({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const change = useApiForm({
    call: call('POST /api/change-password'),
    failure: passwordWords.changeFailure,
    defaultValues: empty,
    onDone: ({ token, expiresAt }) => {
      replaceToken(token, expiresAt);
      void queryClient.invalidateQueries(queriesOf(['/api/sessions']));
    },
  });
  const { form, answer, field, isPending } = change;
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const personal = [user.firstName, user.lastName, user.company, user.email.split('@')[0] ?? ''];
  if (answer) {
    return (
      <FormDone>
        <p>
          {answer.message} {passwordWords.changed}
        </p>
      </FormDone>
    );
  }
  return (
    <Form form={change} aria-label={passwordWords.change}>
      {/* Tells a password manager which account it is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...field('currentPassword', kitWords.currentPassword)}
        autoComplete="current-password"
      />
      <Stack gap={2}>
        <PasswordField
          {...field('newPassword', passwordWords.newPassword)}
          autoComplete="new-password"
        />
        <PasswordStrength password={password} personal={personal} />
      </Stack>
      <Row as="p" gap={3}>
        <Button type="submit" isPending={isPending}>
          {passwordWords.change}
        </Button>
      </Row>
    </Form>
  );
}

/** For users who only sign in through an identity provider: an e-mailed link proves the address. */
function FirstPassword({ user }: { user: User }) {
  const mail = useSubmit({
    send: () => call('POST /api/forgot-password').send({ email: user.email }),
    failure: passwordWords.sendFailure,
    failsIn: 'place',
  });
  return (
    <Stack gap={5}>
      <p>
        {passwordWords.none[0]}{' '}
        <strong>
          <EmailText email={user.email} />
        </strong>
        {passwordWords.none[1]}
      </p>
      {mail.problem ? <Alert tone="error">{mail.problem}</Alert> : null}
      {mail.isDone ? (
        <Alert tone="success">{passwordWords.sent}</Alert>
      ) : (
        <Row as="p" gap={3}>
          <Button variant="secondary" isPending={mail.isPending} onClick={() => mail.submit()}>
            {passwordWords.send}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
