import { User } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import {
  passwordChanged,
  passwordReset,
  signInMethodAdded,
  signInMethodRemoved,
  roleGiven,
  factorAdded,
  factorRemoved,
  factorReset,
  recoveryCodeUsed,
} from './auth.events';
import { PROVIDER_LABELS } from './provider-identity.entity';

const NOT_YOU = 'If that was not you, reset your password at once.';
const NAMES = { app: 'An authenticator app', passkey: 'A passkey' };

const warning = (userId: string | null, title: string, message: string) => ({
  to: [userId!],
  notice: { type: 'warning' as const, title, message },
});

defineNotice('password-changed', [passwordChanged, passwordReset], async ({ actorId }) =>
  warning(
    actorId,
    'Password changed',
    'Your password was changed, and other devices were signed out. If that was not you, reset it at once.',
  ),
);

defineNotice(
  'sign-in-method-changed',
  [signInMethodAdded, signInMethodRemoved],
  async ({ actorId, data: { before, after } }) => {
    const message = after
      ? `You can now sign in with ${PROVIDER_LABELS[after.provider]}.`
      : `Signing in with ${PROVIDER_LABELS[before!.provider]} was taken away.`;
    return warning(actorId, 'Sign-in method changed', message);
  },
);

defineNotice('role-changed', [roleGiven], async ({ subjectId, data }, { tx }) => {
  const user = await tx.findOneBy(User, { id: subjectId! });
  if (data.tokenId || user?.state !== 'active') return null;
  const { role } = data.after;
  const message =
    role === 'client'
      ? 'You no longer have staff access. Your own requests and your profile stay as they were.'
      : `You have ${role} access to the portal now.`;
  return { to: [user.id], notice: { type: 'info', title: 'Your access changed', message } };
});

const factorChanged = (userId: string | null, change: string) =>
  warning(userId, 'Two-step sign-in changed', `${change} your account. ${NOT_YOU}`);

defineNotice('second-factor-added', [factorAdded], async ({ actorId, data }) =>
  factorChanged(actorId, `${NAMES[data.after.kind]} was added to`),
);

defineNotice('second-factor-removed', [factorRemoved], async ({ actorId, data }) =>
  factorChanged(actorId, `${NAMES[data.before.kind]} was removed from`),
);

defineNotice('recovery-code-used', [recoveryCodeUsed], async ({ actorId, data: { after } }) => {
  const used = `A recovery code was used to sign in; ${after.left} left.`;
  return warning(actorId, 'Recovery code used', `${used} ${NOT_YOU}`);
});

defineNotice('second-factor-reset', [factorReset], async ({ subjectId }) =>
  warning(
    subjectId,
    'Two-step sign-in reset',
    'An admin removed your passkeys and authenticator app. Set them up again.',
  ),
);
