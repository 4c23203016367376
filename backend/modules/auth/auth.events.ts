import { defineEvent, type Change } from '../../events/events.public';
import type { Provider } from './provider-identity.entity';

export const accountRegistered = defineEvent('account.registered');
export const accountRegisteredAgain = defineEvent('account.registered-again');
export const registrationCancelled = defineEvent('account.registration-cancelled');
export const accountVerified = defineEvent('account.verified', { subject: 'user' });
export const accountOpenedByProvider = defineEvent<{ after: { provider: Provider } }>(
  'account.opened-by-provider',
);
export const emailChanged = defineEvent('account.email-changed', { endsSessions: true });
export const emailChangeUndone = defineEvent<{ tokenId: string }>('account.email-change-undone', {
  endsSessions: true,
});

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
