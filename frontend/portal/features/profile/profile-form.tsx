import { Link } from 'react-router-dom';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { PasswordField, TextField } from '../../../ui/inputs';
import { Columns, Row, Stack } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { FormAlert } from '../../forms/form-alert';
import { paths } from '../../paths';
import type { User } from '../../session/queries';
import { ProfileConflict } from './profile-conflict';
import { Proof } from './proof';
import { Section } from './section';
import { useProfileForm } from './use-profile-form';
import { formWords } from './words';
import styles from './profile.module.css';

export function ProfileForm({ user }: { user: User }) {
  const { apiForm, saved, isLeaving, wantsProof, conflict, keep, takeTheirs, keepMine } =
    useProfileForm(user);
  const { form, field, submit, problem, alertRef, isPending } = apiForm;
  return (
    <Section id="details" title={formWords.title}>
      {user.pendingEmail ? <PendingEmail user={user} pending={user.pendingEmail} /> : null}
      <Stack as="form" gap={5} onSubmit={submit} noValidate aria-label={formWords.title}>
        <FormAlert problem={problem} alertRef={alertRef}>
          {conflict ? (
            <ProfileConflict theirs={conflict} onTake={takeTheirs} onKeep={keepMine} />
          ) : null}
        </FormAlert>
        {saved ? (
          <Alert tone="success">
            <p>{saved}</p>
          </Alert>
        ) : null}
        <Columns from="small" align="start" gap={5} className={styles.pair}>
          <TextField {...field('firstName', 'First name')} autoComplete="given-name" />
          <TextField {...field('lastName', 'Last name')} autoComplete="family-name" />
        </Columns>
        <TextField
          {...field('email', 'Email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={formWords.emailHint}
        />
        <Columns from="small" align="start" gap={5} className={styles.pair}>
          <TextField {...field('company', 'Company')} autoComplete="organization" />
          <TextField {...field('phone', 'Phone')} type="tel" autoComplete="tel" />
        </Columns>
        {wantsProof ? (
          <Proof onLeave={() => keep(form.getValues())}>
            <PasswordField
              {...field('currentPassword', 'Current password')}
              required
              autoComplete="current-password"
            />
          </Proof>
        ) : null}
        <Row as="p" gap={3}>
          <Button type="submit" isPending={isPending} disabled={isLeaving}>
            {formWords.save}
          </Button>
          <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
            {formWords.cancel}
          </Link>
        </Row>
      </Stack>
    </Section>
  );
}

function PendingEmail({ user, pending }: { user: User; pending: string }) {
  return (
    <Alert tone="info">
      <p>
        <strong>
          Waiting for you to confirm <EmailText email={pending} />
        </strong>
      </p>
      <p>
        Open the link in the mail we sent there; it is good for eight hours. Until then{' '}
        <EmailText email={user.email} /> stays the address you sign in with. Nothing there? Enter
        the new address once more and save.
      </p>
    </Alert>
  );
}
