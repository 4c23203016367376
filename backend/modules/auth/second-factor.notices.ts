import { defineNotice } from '../notifications/notifications.public';
import { factorAdded, factorRemoved, factorReset, recoveryCodeUsed } from './second-factor.events';

const NOT_YOU = 'If that was not you, reset your password at once.';

const changed = (userId: string, what: string, news: string) => ({
  to: [userId],
  notice: {
    type: 'warning' as const,
    title: 'Two-step sign-in changed',
    message: `${what} was ${news} your account. ${NOT_YOU}`,
  },
});

const NAMES = { app: 'An authenticator app', passkey: 'A passkey' };

defineNotice('second-factor-added', [factorAdded], async ({ actorId, data }) =>
  changed(actorId!, NAMES[data.after.kind], 'added to'),
);

defineNotice('second-factor-removed', [factorRemoved], async ({ actorId, data }) =>
  changed(actorId!, NAMES[data.before.kind], 'removed from'),
);

defineNotice('recovery-code-used', [recoveryCodeUsed], async ({ actorId, data }) => ({
  to: [actorId!],
  notice: {
    type: 'warning',
    title: 'Recovery code used',
    message: `A recovery code was used to sign in; ${data.after.left} left. ${NOT_YOU}`,
  },
}));

defineNotice('second-factor-reset', [factorReset], async ({ subjectId }) => ({
  to: [subjectId!],
  notice: {
    type: 'warning',
    title: 'Two-step sign-in reset',
    message: 'An admin removed your passkeys and authenticator app. Set them up again.',
  },
}));
