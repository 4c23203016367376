import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, type Call } from '../../../api/call';
import { hasCode, hasStatus } from '../../../api/problem';
import { replaceToken } from '../../../api/session-store';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Columns, Row } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { EmailText } from '../../components/email-text';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { useFormDraft } from '../../forms/use-draft';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { Proof } from './proof';
import { Section } from './section';
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
            <>
              <p>{formWords.conflict(conflict)}</p>
              <Row as="p" gap={3}>
                <Button small label={formWords.keepMine} onClick={() => keepMine(conflict)} />
                <Button
                  variant="quiet"
                  small
                  label={formWords.takeTheirs}
                  onClick={() => takeTheirs(conflict)}
                />
              </Row>
            </>
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
        {wantsProof ? <Proof field={field} onLeave={() => keep(form.getValues())} /> : null}
        <Row as="p" gap={3}>
          <Button label={formWords.save} type="submit" isPending={isPending} disabled={isLeaving} />
          <ButtonLink to={paths.dashboard} variant="secondary" label={formWords.cancel} />
        </Row>
      </Form>
    </Section>
  );
}

const PendingEmail = ({ user, pending }: { user: User; pending: string }) => (
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

/** Keeps input during another sign-in, which may leave the site. Never the password. */
const draftFields = ['firstName', 'lastName', 'email', 'company', 'phone'] as const;

const valuesOf = ({ firstName, lastName, email, company, phone }: User) => ({
  firstName,
  lastName,
  email,
  company,
  phone: phone ?? '',
  currentPassword: '',
});

type ProfileValues = ReturnType<typeof valuesOf>;

const toDashboardAfter = 1200;

function useProfileForm(user: User) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [wantsProof, setWantsProof] = useState(false);
  const [conflict, setConflict] = useState<User | null>(null);
  // Kept from when the form opened: a refetch of the account must not hide a conflict.
  const version = useRef(user.version);
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leave.current), []);

  const draft = useFormDraft('profile', 'details', draftFields);
  const keep = ({ currentPassword: _, ...values }: ProfileValues) => draft.keep(values);
  // Read once and dropped: a draft is only for returning from sign-in.
  const [defaultValues] = useState(() => ({ ...valuesOf(user), ...draft.read() }));
  const dropDraft = useEffectEvent(draft.drop);
  useEffect(() => dropDraft(), []);
  const apiForm = useApiForm({
    call: call('PUT /api/update-profile'),
    failure: formWords.failure,
    defaultValues,
    send: async (values, post) => {
      setSaved(null);
      setConflict(null);
      try {
        await save(values, post);
      } catch (error) {
        // Sign-in follows, then this page again.
        if (hasStatus(error, 401)) keep(values);
        if (hasCode(error, 'reauthentication_required')) setWantsProof(true);
        if (hasCode(error, 'version_conflict')) setConflict(error.problem.current as User);
        throw error;
      }
    },
  });

  // '' removes the phone number.
  async function save(
    { currentPassword, ...body }: ProfileValues,
    post: Call<'PUT /api/update-profile'>['send'],
  ): Promise<void> {
    const answer = await post({
      ...body,
      ...(currentPassword ? { currentPassword } : {}),
      version: version.current,
    });
    if (answer.token) replaceToken(answer.token);
    version.current = answer.user.version;
    queryClient.setQueryData(me().queryKey, { user: answer.user });
    setWantsProof(false);
    setSaved(answer.message || formWords.saved);
    // With a token, the new address awaits confirmation.
    if (answer.token) {
      apiForm.form.reset(valuesOf(answer.user));
      return;
    }
    setIsLeaving(true);
    leave.current = setTimeout(() => void navigate(paths.dashboard), toDashboardAfter);
  }

  /** Takes the newer version and discards the input. */
  function takeTheirs(theirs: User): void {
    version.current = theirs.version;
    queryClient.setQueryData(me().queryKey, { user: theirs });
    apiForm.form.reset(valuesOf(theirs));
    setConflict(null);
    apiForm.clear();
  }

  function keepMine(theirs: User): void {
    version.current = theirs.version;
    apiForm.submit();
  }

  return { apiForm, saved, isLeaving, wantsProof, conflict, keep, takeTheirs, keepMine };
}
