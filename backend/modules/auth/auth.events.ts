import { defineEvent, type Change } from '../../events/events.public';
import type { Provider } from './provider-identity.entity';

// Without a subject: about the account of whoever did it.

export const accountRegistered = defineEvent('account.registered');
/** Somebody signed up with an address that has an account: the actor is its owner. */
export const accountRegisteredAgain = defineEvent('account.registered-again');
export const registrationCancelled = defineEvent('account.registration-cancelled');
export const accountVerified = defineEvent('account.verified', { subject: 'user' });
export const accountOpenedByProvider = defineEvent<{ after: { provider: Provider } }>(
  'account.opened-by-provider',
);
export const emailChanged = defineEvent('account.email-changed', { endsSessions: true });
/** The owner of the old address took it back; `tokenId` is of a link to choose a new password. */
export const emailChangeUndone = defineEvent<{ tokenId: string }>('account.email-change-undone', {
  endsSessions: true,
});

/** Somebody gave the address of this account for their own, and its owner may be told. */
export const addressClaimed = defineEvent<object>('account.address-claimed', {
  subject: 'user',
  audited: false,
});

/** Links to confirm a sign-up, or to cancel it, were made. */
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
/** By the button of a mail about that request, and for it alone. */
export const signedInByMailLink = defineEvent('sign-in.mail-link', { subject: 'request' });
export const signedInByProvider = defineEvent<{ after: { provider: Provider } }>(
  'sign-in.provider',
);

type MethodChange = Change & { after?: { provider: Provider }; before?: { provider: Provider } };
export const signInMethodAdded = defineEvent<MethodChange>('sign-in-method.added');
export const signInMethodRemoved = defineEvent<MethodChange>('sign-in-method.removed');
