import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import { focusHeading } from '../../../lib/focus';
import { Button } from '../../../ui/button';
import { PasswordField, TextField } from '../../../ui/inputs';
import { Note, Stack, Text, Title } from '../../../ui/layout/layout';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { PasswordStrength } from '../../forms/password-strength';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import styles from './auth.module.css';
import { ResendLink } from './resend-link';
import { authWords, signUpFailure, signUpWords as words } from './words';

const empty = { firstName: '', lastName: '', email: '', company: '', password: '' };

interface Registered {
  message: string;
  email: string;
}

export function Component() {
  const [done, setDone] = useState<Registered | null>(null);
  const startAnew = () => {
    setDone(null);
    focusHeading();
  };
  return (
    <GuestLayout
      title={words.title}
      lead={
        <>
          {words.have} <Link to={paths.signIn()}>{words.signIn}</Link>
        </>
      }
      aside={<SignUpBenefits />}
    >
      {done ? (
        <FormDone>
          <p>{done.message}</p>
          <p>
            {words.sent[0]} <strong>{done.email}</strong> {words.sent[1]}
          </p>
          <ResendLink email={done.email} />
        </FormDone>
      ) : (
        <SignUpForm onRegistered={setDone} />
      )}
      {done ? (
        <p>
          <Button variant="secondary" label={words.another} onClick={startAnew} />
        </p>
      ) : (
        <Note>
          {words.agree[0]} <a href={paths.terms}>{words.agree[1]}</a>
          {words.agree[2]} <a href={paths.privacy}>{words.agree[3]}</a> {words.agree[4]}
        </Note>
      )}
    </GuestLayout>
  );
}

function SignUpForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const change = useApiForm({
    call: call('POST /api/register'),
    failure: signUpFailure,
    // Without a session, a draft would have no owner.
    draft: 'none',
    defaultValues: empty,
    onDone: ({ message }, values) => {
      onRegistered({ message: message || words.registered, email: values.email });
      window.scrollTo({ top: 0 });
    },
  });
  const { form, field, isPending } = change;
  const values = useWatch({ control: form.control });
  const personal = [values.firstName, values.lastName, values.company, values.email?.split('@')[0]];
  return (
    <Form form={change} aria-label={words.title}>
      <Stack fit={10} gap="5 4" align="start">
        <TextField {...field('firstName', authWords.firstName)} autoComplete="given-name" />
        <TextField {...field('lastName', authWords.lastName)} autoComplete="family-name" />
      </Stack>
      <TextField {...field('email', authWords.workEmail)} type="email" autoComplete="username" />
      <TextField {...field('company', authWords.company)} autoComplete="organization" />
      <Stack gap={5}>
        <PasswordField {...field('password', authWords.password)} autoComplete="new-password" />
        <PasswordStrength
          password={values.password ?? ''}
          personal={personal.filter((word) => word !== undefined)}
        />
      </Stack>
      <Button label={words.create} type="submit" wide isPending={isPending} />
    </Form>
  );
}

const SignUpBenefits = () => (
  <>
    <Title as="p" size={7} className={styles.statement}>
      {words.statement}
    </Title>
    <Stack as="ul" fit={14} gap="5 7" above={6}>
      {words.benefits.map((benefit) => (
        <Text as="li" key={benefit.title} leading={3} before={2} className={styles.benefit}>
          <Text strong>{benefit.title}</Text>
          <p className={styles.benefitText}>{benefit.text}</p>
        </Text>
      ))}
    </Stack>
  </>
);
