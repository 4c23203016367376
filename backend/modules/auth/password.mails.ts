import { after } from '../../mail/mail.public';
import { defineNotice } from '../notifications/notifications.public';
import { defineAccountMail, NOT_YOU, type ToUser, warning, type WithLink } from './account-mail';
import {
  emailChangeUndone,
  passwordChanged,
  passwordReset,
  passwordResetAsked,
} from './auth.events';

const toActor = ({ actorId }: { actorId: string | null }): ToUser => ({ userId: actorId! });

export const resetPasswordMail = defineAccountMail<WithLink>(
  'reset-password',
  'Reset your password',
  [
    after(passwordResetAsked, ({ actorId, data }) => ({ userId: actorId!, tokenId: data.tokenId })),
    after(emailChangeUndone, ({ actorId, data }) => ({ userId: actorId!, tokenId: data.tokenId })),
  ],
  async ({ db, links }, { tokenId }) => {
    const reset = await links.withToken(db, '/reset-password', tokenId);
    return (
      reset && {
        subject: 'Reset your password',
        preview: 'Choose a new password within 30 minutes.',
        paragraphs: ['You asked to reset your password. Choose a new one here.'],
        button: { label: 'Choose a new password', url: reset.url },
        notes: [
          'The link works once, for 30 minutes.',
          'If you did not ask for this, ignore this e-mail: your password stays as it is.',
        ],
      }
    );
  },
);

defineAccountMail(
  'password-changed',
  'Your password was changed',
  [after(passwordChanged, toActor), after(passwordReset, toActor)],
  ({ links }) => ({
    subject: 'Your password was changed',
    preview: 'All your other sessions were signed out.',
    paragraphs: [
      'The password of your account was changed, and all other sessions were signed out.',
    ],
    button: { label: 'This was not me', url: links.page('/forgot-password') },
    notes: [NOT_YOU],
  }),
);

defineNotice('password-changed', [passwordChanged, passwordReset], async ({ actorId }) =>
  warning(
    actorId,
    'Password changed',
    'Your password was changed, and other devices were signed out. If that was not you, reset it at once.',
  ),
);
