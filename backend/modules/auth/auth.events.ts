import type { Role } from '../../access/access.public';
import { defineEvent, type Change, nameEvents, nameSubjects } from '../../events/events.public';
import type { PersonState } from '../accounts/accounts.public';
import type { AuthenticatorKind } from './authenticator.entity';
import type { Provider } from './provider-identity.entity';

nameEvents({
  password: 'Passwords',
  'second-factor': 'Two-step sign-in',
  session: 'Sessions',
  'sign-in': 'Sign-in',
  'sign-in-method': 'Ways to sign in',
});
nameSubjects('session', 'Session');

export const accountRegistered = defineEvent('account.registered', { audit: 'Signed up' });
export const accountRegisteredAgain = defineEvent('account.registered-again', {
  audit: 'Signed up with an address that has an account',
});
export const registrationCancelled = defineEvent('account.registration-cancelled', {
  audit: 'Cancelled a sign-up',
});
export const accountVerified = defineEvent('account.verified', {
  subject: 'user',
  audit: 'Confirmed the e-mail address',
});
export const accountOpenedByProvider = defineEvent<{ after: { provider: Provider } }>(
  'account.opened-by-provider',
  { audit: 'Signed up through an identity provider' },
);
export const emailChanged = defineEvent('account.email-changed', {
  audit: 'Confirmed a new e-mail address',
  endsSessions: true,
});
/** `since`: ISO, when the change was asked for. */
export const emailChangeUndone = defineEvent<{ tokenId: string; since: string }>(
  'account.email-change-undone',
  { audit: 'Kept the old e-mail address', endsSessions: true },
);

export const addressClaimed = defineEvent<object>('account.address-claimed', { subject: 'user' });

export const confirmationAsked = defineEvent<{
  registrationId: string;
  verifyTokenId: string;
  cancelTokenId: string;
}>('account.confirmation-asked', {});

export const passwordChanged = defineEvent('password.changed', {
  audit: 'Changed the password',
  endsSessions: true,
});
export const passwordReset = defineEvent('password.reset', {
  audit: 'Reset the password by link',
  endsSessions: true,
});
export const passwordResetAsked = defineEvent<{ tokenId: string }>('password.reset-asked', {
  audit: 'Asked to reset the password',
});

export const sessionEnded = defineEvent('session.ended', {
  subject: 'session',
  audit: 'Signed out',
  endsSessions: true,
});
export const otherSessionsEnded = defineEvent('session.ended-others', {
  audit: 'Signed out everywhere else',
  endsSessions: true,
});

export const signInConfirmed = defineEvent('sign-in.confirmed', {
  audit: 'Confirmed the password',
});
export const signInFailed = defineEvent('sign-in.failed', { audit: 'Failed to sign in' });
export const signedInByPassword = defineEvent('sign-in.password', {
  audit: 'Signed in with the password',
});
export const signedInByMailLink = defineEvent('sign-in.mail-link', {
  subject: 'request',
  audit: 'Opened a request from an e-mail',
});
export const signedInByProvider = defineEvent<{ after: { provider: Provider } }>(
  'sign-in.provider',
  { audit: 'Signed in with a provider' },
);

type MethodChange = Change & { after?: { provider: Provider }; before?: { provider: Provider } };
export const signInMethodAdded = defineEvent<MethodChange>('sign-in-method.added', {
  audit: 'Linked a provider',
});
export const signInMethodRemoved = defineEvent<MethodChange>('sign-in-method.removed', {
  audit: 'Unlinked a provider',
});

type Access = { role: Role; state?: PersonState };

export const staffInvited = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId: string;
}>('account.invited', { subject: 'user', audit: 'Invited a colleague' });

export const roleGiven = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId?: string;
}>('account.role-given', {
  subject: 'user',
  audit: 'Changed somebody’s access',
  endsSessions: true,
});

export const clientInvited = defineEvent<{ tokenId: string }>('account.client-invited', {
  subject: 'user',
  audit: 'Opened an account for a client',
});

type Kind = { kind: AuthenticatorKind };

export const factorAdded = defineEvent<{ after: Kind }>('second-factor.added', {
  audit: 'Added a passkey or an authenticator app',
});
export const factorRemoved = defineEvent<{ before: Kind }>('second-factor.removed', {
  audit: 'Removed a passkey or an authenticator app',
});
export const recoveryCodesMade = defineEvent('second-factor.codes-made', {
  audit: 'Made new recovery codes',
});
export const recoveryCodeUsed = defineEvent<{ after: { left: number } }>(
  'second-factor.code-used',
  { audit: 'Used a recovery code' },
);
export const factorReset = defineEvent<{ before: { authenticators: number } }>(
  'second-factor.reset',
  { subject: 'user', audit: 'Reset someone’s two-step sign-in', endsSessions: true },
);

export const factorProven = defineEvent<{ after: Kind }>('sign-in.second-factor', {
  audit: 'Completed the sign-in with a second step',
});
export const factorFailed = defineEvent('sign-in.second-factor-failed', {
  audit: 'Failed the second step',
});
export const signedInByPasskey = defineEvent('sign-in.passkey', {
  audit: 'Signed in with a passkey',
});
