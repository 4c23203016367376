import type { NotificationType } from './notification-options';

/** What is said, before it is addressed to anybody. */
export type Notice = {
  type: NotificationType;
  title: string;
  message: string;
  requestId?: string;
};

type About = { id: string; reference: string; projectName: string };

const named = ({ projectName, reference }: About) => `“${projectName}” (${reference})`;

/** To the client: it is with us. */
export const requestReceived = (request: About): Notice => ({
  type: 'success',
  title: 'Request received',
  message: `${named(request)} has reached us. We'll get back to you within 24 hours.`,
  requestId: request.id,
});

/** To admins: it waits to be delegated. */
export const requestWaits = (request: About, company: string | null): Notice => ({
  type: 'info',
  title: 'New request',
  message: `${named(request)}${company ? ` from ${company}` : ''} waits to be delegated.`,
  requestId: request.id,
});

/** To the team that got it. */
export const requestDelegated = (request: About, team: string): Notice => ({
  type: 'info',
  title: 'Delegated to your team',
  message: `${named(request)} is with ${team} now.`,
  requestId: request.id,
});

/** To the client: how far it has come, and why where staff said so. */
export const statusChanged = (
  request: About,
  { status, label, reason }: { status: string; label: string; reason?: string | null | undefined },
): Notice => ({
  type: TYPES[status] ?? 'info',
  title: `Request ${label.toLowerCase()}`,
  message: `${named(request)} is now ${label.toLowerCase()}.${reason ? ` ${reason}` : ''}`,
  requestId: request.id,
});

/** To the client: our team wrote something. */
export const teamAnswered = (request: About): Notice => ({
  type: 'info',
  title: 'Our team has answered',
  message: `There is an answer to ${named(request)}.`,
  requestId: request.id,
});

/** To the client: what both sides agreed on, in whole US dollars. */
export const priceAgreed = (request: About, dollars: number): Notice => ({
  type: 'info',
  title: 'Price agreed',
  message: `The agreed price of ${named(request)} is $${dollars.toLocaleString('en-US')}.`,
  requestId: request.id,
});

/** To the client: no price is agreed any more. */
export const priceTakenBack = (request: About): Notice => ({
  type: 'info',
  title: 'Price taken back',
  message: `No price is agreed for ${named(request)} any more.`,
  requestId: request.id,
});

/** To those who have it in hand. */
export const clientReplied = (request: About): Notice => ({
  type: 'info',
  title: 'The client replied',
  message: `There is a reply to ${named(request)}.`,
  requestId: request.id,
});

export const clientWithdrew = (request: About): Notice => ({
  type: 'warning',
  title: 'Request withdrawn',
  message: `The client has withdrawn ${named(request)}.`,
  requestId: request.id,
});

export const clientReopened = (request: About): Notice => ({
  type: 'warning',
  title: 'Request reopened',
  message: `The client has reopened ${named(request)}.`,
  requestId: request.id,
});

/** To the team that had it. */
export const handedOn = (request: About, team: string): Notice => ({
  type: 'info',
  title: 'Handed on',
  message: `${named(request)} is with ${team} now.`,
  requestId: request.id,
});

const TYPES: Record<string, NotificationType> = {
  approved: 'success',
  completed: 'success',
  rejected: 'warning',
};

/** To whom the account belongs: something that only they should have done. */
export const accountNotices = {
  passwordChanged: {
    type: 'warning',
    title: 'Password changed',
    message:
      'Your password was changed, and other devices were signed out. If that was not you, reset it at once.',
  },
  addressChanging: {
    type: 'warning',
    title: 'New address asked for',
    message:
      'A change of your e-mail address was asked for. It takes effect when the new address is confirmed.',
  },
} as const satisfies Record<string, Notice>;

/** To whom it happened: what they may open from now on. */
export const roleChanged = (role: string): Notice => ({
  type: 'info',
  title: 'Your access changed',
  message:
    role === 'client'
      ? 'You no longer have staff access. Your own requests and your profile stay as they were.'
      : `You have ${role} access to the portal now.`,
});

export const signInMethodChanged = (provider: string, change: 'added' | 'removed'): Notice => ({
  type: 'warning',
  title: 'Sign-in method changed',
  message:
    change === 'added'
      ? `You can now sign in with ${provider}.`
      : `Signing in with ${provider} was taken away.`,
});
