import { after, capitalized } from '../../mail/mail.public';
import { defineNotice } from '../notifications/notifications.public';
import { defineAccountMail, NOT_YOU, type ToUser, warning } from './account-mail';
import {
  factorAdded,
  factorRemoved,
  factorReset,
  recoveryCodesMade,
  recoveryCodeUsed,
} from './auth.events';

const KINDS = { app: 'an authenticator app', passkey: 'a passkey' };

const NEWS = {
  'added-app': ['An authenticator app was added', 'Your account now asks for a second step.'],
  'added-passkey': ['A passkey was added', `You can now sign in with ${KINDS.passkey}.`],
  'removed-app': ['An authenticator app was removed', 'Its codes no longer work.'],
  'removed-passkey': ['A passkey was removed', 'It no longer opens your account.'],
  codes: ['You have new recovery codes', 'Your earlier recovery codes no longer work.'],
  used: ['A recovery code was used', 'Somebody signed in to your account with a recovery code.'],
  reset: [
    'Your two-step sign-in was reset',
    'Your passkeys, authenticator app and recovery codes were removed, and you were signed out everywhere. Sign in and set up two-step sign-in again.',
  ],
} as const;

type News = keyof typeof NEWS;

defineAccountMail<ToUser & { news: News }>(
  'second-factor-changed',
  'Your two-step sign-in changed',
  [
    after(factorAdded, ({ actorId, data }) => ({
      userId: actorId!,
      news: `added-${data.after.kind}` as const,
    })),
    after(factorRemoved, ({ actorId, data }) => ({
      userId: actorId!,
      news: `removed-${data.before.kind}` as const,
    })),
    after(recoveryCodesMade, ({ actorId }) => ({ userId: actorId!, news: 'codes' })),
    after(recoveryCodeUsed, ({ actorId }) => ({ userId: actorId!, news: 'used' })),
    after(factorReset, ({ subjectId }) => ({ userId: subjectId!, news: 'reset' })),
  ],
  ({ links }, { news }) => {
    const [subject, text] = NEWS[news];
    const url = links.page('/dashboard/profile#second-factor');
    return {
      subject,
      preview: text,
      paragraphs: [text],
      button: { label: 'See my two-step sign-in', url },
      notes: [NOT_YOU],
    };
  },
);

const IF_NOT_YOU = 'If that was not you, reset your password at once.';

const factorChanged = (userId: string | null, change: string) =>
  warning(userId, 'Two-step sign-in changed', `${change} your account. ${IF_NOT_YOU}`);

defineNotice('second-factor-added', [factorAdded], async ({ actorId, data }) =>
  factorChanged(actorId, `${capitalized(KINDS[data.after.kind])} was added to`),
);

defineNotice('second-factor-removed', [factorRemoved], async ({ actorId, data }) =>
  factorChanged(actorId, `${capitalized(KINDS[data.before.kind])} was removed from`),
);

defineNotice('recovery-code-used', [recoveryCodeUsed], async ({ actorId, data: { after } }) => {
  const used = `A recovery code was used to sign in; ${after.left} left.`;
  return warning(actorId, 'Recovery code used', `${used} ${IF_NOT_YOU}`);
});

defineNotice('second-factor-reset', [factorReset], async ({ subjectId }) =>
  warning(
    subjectId,
    'Two-step sign-in reset',
    'An admin removed your passkeys and authenticator app. Set them up again.',
  ),
);
