import type { Role } from '../../access/access.public';
import { defineEvent, type Change } from '../../events/events.public';
import type { PersonState } from '../accounts/accounts.public';
import type { AuthenticatorKind } from './authenticator.entity';
import type { Provider } from './provider-identity.entity';

export const accountRegistered = defineEvent('account.registered');
export const accountRegisteredAgain = defineEvent('account.registered-again');
export const registrationCancelled = defineEvent('account.registration-cancelled');
export const accountVerified = defineEvent('account.verified', { subject: 'user' });
export const accountOpenedByProvider = defineEvent<{ after: { provider: Provider } }>(
  'account.opened-by-provider',
);
export const emailChanged = defineEvent('account.email-changed', { endsSessions: true });
/** `since`: ISO, when the change was asked for. */
export const emailChangeUndone = defineEvent<{ tokenId: string; since: string }>(
  'account.email-change-undone',
  { endsSessions: true },
);

export const addressClaimed = defineEvent<object>('account.address-claimed', {
  subject: 'user',
  audited: false,
});

export const confirmationAsked = defineEvent<{
  registrationId: string;
  verifyTokenId: string;
  cancelTokenId: string;
}>('account.confirmation-asked', { audited: false });

export const passwordChanged = defineEvent('password.changed', { endsSessions: true });
export const passwordReset = defineEvent('password.reset', { endsSessions: true });
export const passwordResetAsked = defineEvent<{ tokenId: string }>('password.reset-asked');

export const sessionEnded = defineEvent('session.ended', {
  subject: 'session',
  endsSessions: true,
});
export const otherSessionsEnded = defineEvent('session.ended-others', { endsSessions: true });

export const signInConfirmed = defineEvent('sign-in.confirmed');
export const signInFailed = defineEvent('sign-in.failed');
export const signedInByPassword = defineEvent('sign-in.password');
export const signedInByMailLink = defineEvent('sign-in.mail-link', { subject: 'request' });
export const signedInByProvider = defineEvent<{ after: { provider: Provider } }>(
  'sign-in.provider',
);

type MethodChange = Change & { after?: { provider: Provider }; before?: { provider: Provider } };
export const signInMethodAdded = defineEvent<MethodChange>('sign-in-method.added');
export const signInMethodRemoved = defineEvent<MethodChange>('sign-in-method.removed');

type Access = { role: Role; state?: PersonState };

export const staffInvited = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId: string;
}>('account.invited', { subject: 'user' });

export const roleGiven = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId?: string;
}>('account.role-given', { subject: 'user', endsSessions: true });

export const clientInvited = defineEvent<{ tokenId: string }>('account.client-invited', {
  subject: 'user',
});

type Kind = { kind: AuthenticatorKind };

export const factorAdded = defineEvent<{ after: Kind }>('second-factor.added');
export const factorRemoved = defineEvent<{ before: Kind }>('second-factor.removed');
export const recoveryCodesMade = defineEvent('second-factor.codes-made');
export const recoveryCodeUsed = defineEvent<{ after: { left: number } }>('second-factor.code-used');
export const factorReset = defineEvent<{ before: { authenticators: number } }>(
  'second-factor.reset',
  { subject: 'user', endsSessions: true },
);

export const factorProven = defineEvent<{ after: Kind }>('sign-in.second-factor');
export const factorFailed = defineEvent('sign-in.second-factor-failed');
export const signedInByPasskey = defineEvent('sign-in.passkey');
