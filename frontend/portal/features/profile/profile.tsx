import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { call, q, queriesOf } from '../../../api/call';
import { replaceToken } from '../../../api/session-store';
import { RoleWords } from '../../../api/generated/words/role';
import { formatMonth } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { AccountName, PasswordField } from '../../../ui/inputs';
import { Row, Stack } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { LazyPart } from '../../components/lazy-part';
import { Loaded } from '../../components/loaded';
import { FormDone } from '../../forms/form-done';
import { PasswordStrength } from '../../forms/password-strength';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { Page } from '../../shell/page';
import { kitWords } from '../../words';
import { ConnectedAccounts } from './connected-accounts';
import { ProfileForm } from './profile-form';
import styles from './profile.module.css';
import { Section } from './section';
import { passwordWords, profileWords } from './words';

const SecondFactor = lazy(() => import('../second-factor/second-factor'));
const Mails = lazy(() => import('./mails'));
const Sessions = lazy(() => import('./sessions'));
const OwnTokens = lazy(() => import('../api-tokens/own-tokens'));
const OwnData = lazy(() => import('../privacy/own-data'));

export function Component() {
  const profile = useQuery(me());
  return (
    <Page
      title={profileWords.title}
      back={<Link to={paths.dashboard}>{kitWords.toDashboard}</Link>}
    >
      <Loaded query={profile} {...profileWords} lines={8} isQuiet>
        {(user) => <Profile user={user} />}
      </Loaded>
    </Page>
  );
}

const Profile = ({ user }: { user: User }) => (
  <>
    <AccountFacts user={user} />
    <Stack gap="7 8" className={styles.layout}>
      <nav aria-label={profileWords.contents} className={styles.contents}>
        <ul>
          {Object.entries(profileWords.sections).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap={6} className={styles.sections}>
        {user.profileComplete ? null : (
          <Alert tone="warning">
            <p>
              <strong>{profileWords.incomplete}</strong>
            </p>
            <p>{profileWords.required}</p>
          </Alert>
        )}
        <ProfileForm user={user} />
        <PasswordSection user={user} />
        <LazyPart>
          <SecondFactor />
        </LazyPart>
        <ConnectedAccounts />
        <LazyPart>
          <Mails />
          <Sessions />
          <OwnTokens />
          <OwnData />
        </LazyPart>
      </Stack>
    </Stack>
  </>
);

const AccountFacts = ({ user }: { user: User }) => (
  <Row as="p" align="center" gap="2 3" soft className={styles.facts}>
    {user.role === 'client' ? null : <Badge tone="plain">{RoleWords[user.role]}</Badge>}
    {user.emailVerified ? <Badge tone="green" glyph="✓" label={profileWords.verified} /> : null}
    <span>
      {profileWords.since} <time dateTime={user.memberSince}>{formatMonth(user.memberSince)}</time>
    </span>
  </Row>
);

function PasswordSection({ user }: { user: User }) {
  const methods = useQuery(q('/api/auth/methods'));
  return (
    <Section id="password" lead={methods.data?.hasPassword ? passwordWords.lead : undefined}>
      <Loaded query={methods} {...passwordWords} lines={3}>
        {({ hasPassword }) =>
          hasPassword ? <ChangePassword user={user} /> : <FirstPassword user={user} />
        }
      </Loaded>
    </Section>
  );
}

function ChangePassword({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const change = useApiForm({
    call: call('POST /api/change-password'),
    // Passwords alone.
    draft: 'none',
    // With the old token, the list of sessions would end this one.
    isApplied: true,
    defaultValues: { currentPassword: '', newPassword: '' },
    onDone: ({ token }) => {
      replaceToken(token);
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
      <AccountName email={user.email} />
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
        <Button label={passwordWords.change} type="submit" isPending={isPending} />
      </Row>
    </Form>
  );
}

/** For users who only sign in through an identity provider: an e-mailed link proves the address. */
function FirstPassword({ user }: { user: User }) {
  const mail = useSubmit({
    send: () => call('POST /api/forgot-password').send({ email: user.email }),
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
