import { Link } from 'react-router-dom';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Columns, Row } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { Form } from '../../forms/form';
import { paths } from '../../paths';
import type { User } from '../../session/queries';
import { kitWords } from '../../words';
import { Proof } from './proof';
import { Section } from './section';
import { useProfileForm } from './use-profile-form';
import { formWords } from './words';

export function ProfileForm({ user }: { user: User }) {
  const { apiForm, saved, isLeaving, wantsProof, conflict, keep, takeTheirs, keepMine } =
    useProfileForm(user);
  const { form, field, isPending } = apiForm;
  return (
    <Section id="details" title={formWords.title}>
      {user.pendingEmail ? <PendingEmail user={user} pending={user.pendingEmail} /> : null}
      <Form
        form={apiForm}
        aria-label={formWords.title}
        alert={
          conflict ? (
            <ProfileConflict theirs={conflict} onTake={takeTheirs} onKeep={keepMine} />
          ) : null
        }
      >
        {saved ? <Alert tone="success">{saved}</Alert> : null}
        <Columns from="small" align="start" gap={5}>
          <TextField {...field('firstName', formWords.firstName)} autoComplete="given-name" />
          <TextField {...field('lastName', formWords.lastName)} autoComplete="family-name" />
        </Columns>
        <TextField
          {...field('email', formWords.email)}
          type="email"
          autoComplete="email"
          hint={formWords.emailHint}
        />
        <Columns from="small" align="start" gap={5}>
          <TextField {...field('company', formWords.company)} autoComplete="organization" />
          <TextField {...field('phone', formWords.phone)} type="tel" autoComplete="tel" />
        </Columns>
        {wantsProof ? (
          <Proof
            field={field('currentPassword', kitWords.currentPassword)}
            onLeave={() => keep(form.getValues())}
          />
        ) : null}
        <Row as="p" gap={3}>
          <Button type="submit" isPending={isPending} disabled={isLeaving}>
            {formWords.save}
          </Button>
          <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
            {formWords.cancel}
          </Link>
        </Row>
      </Form>
    </Section>
  );
}

function PendingEmail({ user, pending }: { user: User; pending: string }) {
  return (
    <Alert tone="info">
      <p>
        <strong>
          {formWords.pending[0]} <EmailText email={pending} />
        </strong>
      </p>
      <p>
        {formWords.pending[1]} <EmailText email={user.email} /> {formWords.pending[2]}
      </p>
    </Alert>
  );
}

interface ProfileConflictProps {
  theirs: User;
  onTake: (theirs: User) => void;
  onKeep: (theirs: User) => void;
}

function ProfileConflict({ theirs, onTake, onKeep }: ProfileConflictProps) {
  return (
    <>
      <p>{formWords.conflict(theirs)}</p>
      <Row as="p" gap={3}>
        <Button small onClick={() => onKeep(theirs)}>
          {formWords.keepMine}
        </Button>
        <Button variant="quiet" small onClick={() => onTake(theirs)}>
          {formWords.takeTheirs}
        </Button>
      </Row>
    </>
  );
}
