import { defineNotice } from '../notifications/notifications.public';
import { PROVIDER_LABELS } from './provider-identity.entity';
import {
  passwordChanged,
  passwordReset,
  signInMethodAdded,
  signInMethodRemoved,
} from './auth.events';

// Notifies the account's owner of changes that only the owner should make.

defineNotice('password-changed', [passwordChanged, passwordReset], async ({ actorId }) => ({
  to: [actorId!],
  notice: {
    type: 'warning',
    title: 'Password changed',
    message:
      'Your password was changed, and other devices were signed out. If that was not you, reset it at once.',
  },
}));

defineNotice(
  'sign-in-method-changed',
  [signInMethodAdded, signInMethodRemoved],
  async ({ actorId, data: { before, after } }) => {
    const message = after
      ? `You can now sign in with ${PROVIDER_LABELS[after.provider]}.`
      : `Signing in with ${PROVIDER_LABELS[before!.provider]} was taken away.`;
    return {
      to: [actorId!],
      notice: { type: 'warning', title: 'Sign-in method changed', message },
    };
  },
);
