/**
 * Everything the audit log knows. The first part of a name is its group. An action that is not here
 * does not compile, and the screens have a sentence for each.
 */
export const AUDIT_ACTIONS = [
  'access.denied',
  'account.client-invited',
  'account.deactivated',
  'account.email-change-undone',
  'account.email-changed',
  'account.invited',
  'account.opened-by-provider',
  'account.profile-changed',
  'account.reactivated',
  'account.registered',
  'account.registered-again',
  'account.registration-cancelled',
  'account.role-given',
  'account.verified',
  'audit.exported',
  'contact.retried',
  'lead.erased',
  'lead.exported',
  'lead.made-a-request',
  'lead.moved',
  'lead.noted',
  'mail.cancelled',
  'mail.recipient-revealed',
  'mail.retried',
  'password.changed',
  'password.reset',
  'password.reset-asked',
  'request.answered',
  'request.delegated',
  'request.noted',
  'request.priced',
  'request.raised',
  'request.reassigned',
  'request.reopened',
  'request.replied-to',
  'request.status-changed',
  'request.withdrawn',
  'session.ended',
  'session.ended-by-admin',
  'session.ended-others',
  'sign-in.confirmed',
  'sign-in.failed',
  'sign-in.password',
  'sign-in.provider',
  'sign-in-method.added',
  'sign-in-method.removed',
  'subscriber.erased',
  'subscriber.exported',
  'subscriber.released',
  'subscriber.suppressed',
  'subscriber.unsubscribed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type GroupOf<Action> = Action extends `${infer Group}.${string}` ? Group : never;
export type AuditGroup = GroupOf<AuditAction>;

export const AUDIT_GROUPS = [
  ...new Set(AUDIT_ACTIONS.map((action) => action.split('.')[0] as AuditGroup)),
];

/** What an entry may be about. */
export const AUDIT_OBJECTS = [
  'contact-sync',
  'lead',
  'mail',
  'permission',
  'request',
  'session',
  'subscriber',
  'user',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];
