import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api, unwrap } from '../../../api/client';
import { hasCode } from '../../../api/problem';
import { replaceToken } from '../../../api/session-store';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { PasswordField, TextField } from '../../../ui/inputs';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import type { User } from '../../session/queries';
import styles from './profile.module.css';

const toDashboardAfter = 1200;

export function ProfileForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<string | null>(null);
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leave.current), []);

  const { field, submit, problem, error, alertRef, isSending } = useApiForm({
    body: 'PUT /api/update-profile',
    failure: 'Failed to update profile',
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      company: user.company,
      phone: user.phone ?? '',
      currentPassword: '',
    },
    // An emptied phone is sent as '': that removes it.
    send: async ({ currentPassword, ...body }) => {
      const answer = await unwrap(
        api.PUT('/api/update-profile', {
          body: {
            ...body,
            ...(currentPassword ? { currentPassword } : {}),
            version: user.version,
          },
        }),
      );
      if (answer.token) replaceToken(answer.token, answer.expiresAt);
      setSaved(answer.message || 'Profile updated successfully!');
      leave.current = setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: ['me'] });
        void navigate(paths.dashboard);
      }, toDashboardAfter);
    },
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Edit Profile">
      <h2 className={styles.title}>Edit Profile</h2>
      <FormAlert problem={problem} alertRef={alertRef} />
      {saved ? (
        <Alert tone="success">
          <p>{saved}</p>
        </Alert>
      ) : null}
      <div className={styles.pair}>
        <TextField {...field('firstName', 'First name')} autoComplete="given-name" />
        <TextField {...field('lastName', 'Last name')} autoComplete="family-name" />
      </div>
      <TextField {...field('email', 'Email')} type="email" autoComplete="email" inputMode="email" />
      <div className={styles.pair}>
        <TextField {...field('company', 'Company')} autoComplete="organization" />
        <TextField {...field('phone', 'Phone')} type="tel" autoComplete="tel" />
      </div>
      {hasCode(error, 'reauthentication_required') ? (
        <PasswordField
          {...field('currentPassword', 'Current password')}
          autoComplete="current-password"
        />
      ) : null}
      <p className={styles.buttons}>
        <Button type="submit" isPending={isSending} disabled={saved !== null}>
          Save changes
        </Button>
        <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
          Cancel
        </Link>
      </p>
    </form>
  );
}
