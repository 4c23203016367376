import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { replaceToken } from '../../../api/session-store';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Columns, Row } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { EmailText } from '../../components/email-text';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { Proof } from './proof';
import { Section } from './section';
import { formWords } from './words';

export function ProfileForm({ user }: { user: User }) {
  const { apiForm, saved, isLeaving, wantsProof } = useProfileForm(user);
  const { field, isPending, draft } = apiForm;
  return (
    <Section id="details" title={formWords.title}>
      {user.pendingEmail ? <PendingEmail user={user} pending={user.pendingEmail} /> : null}
      <Form form={apiForm} aria-label={formWords.title}>
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
        {wantsProof ? <Proof field={field} /> : null}
        <Row as="p" gap={3}>
          <Button label={formWords.save} type="submit" isPending={isPending} disabled={isLeaving} />
          <ButtonLink
            to={paths.dashboard}
            variant="secondary"
            label={formWords.cancel}
            onClick={draft.drop}
          />
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

const valuesOf = ({ firstName, lastName, email, company, phone }: User) => ({
  firstName,
  lastName,
  email,
  company,
  phone: phone ?? '',
  currentPassword: '',
});

const toDashboardAfter = 1200;

function useProfileForm(user: User) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [wantsProof, setWantsProof] = useState(false);
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leave.current), []);

  const apiForm = useApiForm({
    call: call('PUT /api/update-profile'),
    failure: formWords.failure,
    of: user,
    valuesOf,
    follows: true,
    isApplied: true,
    // '' removes the phone number.
    send: async ({ currentPassword, ...body }, post, { version }) => {
      setSaved(null);
      try {
        return await post({ ...body, ...(currentPassword ? { currentPassword } : {}), version });
      } catch (error) {
        if (hasCode(error, 'reauthentication_required')) setWantsProof(true);
        throw error;
      }
    },
    onNewer: (newer) => queryClient.setQueryData(me().queryKey, { user: newer }),
    onDone: (answer): void => {
      if (answer.token) replaceToken(answer.token);
      queryClient.setQueryData(me().queryKey, { user: answer.user });
      setWantsProof(false);
      setSaved(answer.message || formWords.saved);
      apiForm.take(answer.user);
      // With a token, the new address awaits confirmation.
      if (answer.token) return;
      setIsLeaving(true);
      leave.current = setTimeout(() => void navigate(paths.dashboard), toDashboardAfter);
    },
  });
  return { apiForm, saved, isLeaving, wantsProof };
}
