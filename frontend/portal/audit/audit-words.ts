import type {
  AuditAction,
  AuditEntry,
  AuditGroup,
  AuditObject,
  PersonState,
  RequestStatus,
  Role,
} from '../../api/call';
import { formatDay, formatDayAndTime, type Day, type Instant } from '../../lib/dates';
import { formatMinor, formatMoney } from '../../lib/money';
import { roleLabels, statusLabels } from '../labels';
import { paths } from '../paths';

/** A new action of the API without a label does not compile. */
export const actionWords: Record<AuditAction, string> = {
  'absence.entered': 'Entered an absence',
  'absence.removed': 'Removed an absence',
  'access.denied': 'Was denied access',
  'account.client-invited': 'Opened an account for a client',
  'account.deactivated': 'Deactivated an account',
  'account.email-change-undone': 'Kept the old e-mail address',
  'account.email-changed': 'Confirmed a new e-mail address',
  'account.invited': 'Invited a colleague',
  'account.mails-chosen': 'Changed e-mail preferences',
  'account.opened-by-provider': 'Signed up through an identity provider',
  'account.profile-changed': 'Changed the profile',
  'account.reactivated': 'Reactivated an account',
  'account.registered': 'Signed up',
  'account.registered-again': 'Signed up with an address that has an account',
  'account.registration-cancelled': 'Cancelled a sign-up',
  'account.role-given': 'Changed somebody’s access',
  'account.verified': 'Confirmed the e-mail address',
  'api-token.created': 'Made an API token',
  'api-token.revoked': 'Revoked an API token',
  'audit.exported': 'Exported the audit log',
  'call-settings.changed': 'Changed their call settings',
  'call-type.changed': 'Changed a kind of call',
  'issue.approved': 'Approved a newsletter issue',
  'issue.deliveries-decided': 'Decided about e-mails that may not have arrived',
  'issue.paused': 'Paused a newsletter issue',
  'issue.rates-changed': 'Changed how fast a mailbox provider is served',
  'issue.returned': 'Returned a newsletter issue to its author',
  'issue.saved': 'Wrote a newsletter issue',
  'issue.scheduled': 'Scheduled a newsletter issue',
  'issue.sent': 'Finished sending a newsletter issue',
  'issue.started': 'Started to send a newsletter issue',
  'issue.stopped': 'Stopped a newsletter issue',
  'issue.submitted': 'Asked for approval of a newsletter issue',
  'issue.withdrawn': 'Changed whether a newsletter issue is on the website',
  'call.booked': 'Booked a call',
  'call.cancelled': 'Cancelled a call',
  'call.closed': 'Recorded the outcome of a call',
  'call.moved': 'Moved a call',
  'call.reassigned': 'Reassigned a call',
  'canned-reply.added': 'Added a canned reply',
  'canned-reply.changed': 'Changed a canned reply',
  'canned-reply.deleted': 'Deleted a canned reply',
  'contact.retried': 'Retried a contact at the marketing provider',
  'event.retried': 'Retried an event',
  'file.added': 'Added a file to a request',
  'file.quarantined': 'Quarantined a file',
  'file.removed': 'Removed a file from a request',
  'file.rescanned': 'Rescanned a file',
  'inbound-mail.attached': 'Attached an inbound e-mail to a request',
  'inbound-mail.dismissed': 'Dismissed an inbound e-mail',
  'inbound-mail.downloaded': 'Downloaded an inbound e-mail',
  'inbound-mail.let-in': 'Accepted an inbound e-mail',
  'lead.erased': 'Erased a lead',
  'lead.exported': 'Exported leads',
  'lead.made-a-request': 'Converted a lead to a request',
  'lead.moved': 'Moved a lead',
  'lead.noted': 'Added a note to a lead',
  'mail.cancelled': 'Cancelled an e-mail',
  'mail.recipient-revealed': 'Looked at the recipient of an e-mail',
  'mail.retried': 'Retried an e-mail',
  'organisation.changed': 'Changed a company',
  'organisation.created': 'Opened a company',
  'organisation.join-asked': 'Asked to join a company',
  'organisation.member-invited': 'Invited somebody to a company',
  'organisation.member-joined': 'Added a member to a company',
  'organisation.member-left': 'Ended a membership of a company',
  'organisation.member-role-changed': 'Changed a role in a company',
  'organisation.pending-removed': 'Removed an invitation or a request to join',
  'privacy.erased': 'Erased somebody’s data',
  'privacy.erasure-asked': 'Asked for the erasure of an account',
  'privacy.export-asked': 'Asked for a copy of personal data',
  'privacy.export-downloaded': 'Downloaded a copy of personal data',
  'privacy.request-cancelled': 'Cancelled a data request',
  'privacy.request-hurried': 'Carried out a data request at once',
  'password.changed': 'Changed the password',
  'password.reset': 'Reset the password by link',
  'password.reset-asked': 'Asked to reset the password',
  'rating.asked': 'Asked a client for a rating',
  'rating.given': 'Rated a completed request',
  'queue.row-retried': 'Retried work that was set aside',
  'request.answered': 'Answered the client of a request',
  'request.assigned': 'Assigned a request',
  'request.delegated': 'Delegated a request',
  'request.exported': 'Exported requests',
  'proposal.accepted': 'Accepted a proposal',
  'proposal.declined': 'Declined a proposal',
  'proposal.expired': 'A proposal expired',
  'proposal.exported': 'Exported proposals',
  'proposal.sent': 'Sent a proposal',
  'proposal.superseded': 'Replaced a proposal with another',
  'proposal.withdrawn': 'Withdrew a proposal',
  'report.exported': 'Exported a report',
  'request.handed-over': 'Handed a request over to a colleague',
  'request.noted': 'Added a note to a request',
  'request.overdue': 'A request became overdue',
  'request.participant-added': 'Added somebody to a request',
  'request.reader-invited': 'Invited somebody to a request by e-mail',
  'request.reader-invitation-revoked': 'Revoked an invitation to a request',
  'request.participant-removed': 'Removed somebody from a request',
  'request.priced': 'Agreed on the price of a request',
  'request.privacy-changed': 'Changed who sees a request',
  'request.raised': 'Raised a request',
  'request.reassigned': 'Reassigned a request',
  'request.released': 'Released a request',
  'request.reopened': 'Reopened a request',
  'request.replied-to': 'Wrote on a request as its client',
  'request.status-changed': 'Changed the status of a request',
  'request.edited': 'Changed their request',
  'request.urgency-changed': 'Changed the urgency of a request',
  'request.withdrawn': 'Withdrew a request',
  'second-factor.added': 'Added a passkey or an authenticator app',
  'second-factor.code-used': 'Used a recovery code',
  'second-factor.codes-made': 'Made new recovery codes',
  'second-factor.removed': 'Removed a passkey or an authenticator app',
  'second-factor.reset': 'Reset someone’s two-step sign-in',
  'service-levels.calendar-changed': 'Changed a calendar',
  'service-levels.policy-changed': 'Changed the service levels',
  'session.ended': 'Signed out',
  'session.ended-by-admin': 'Signed somebody out',
  'session.ended-others': 'Signed out everywhere else',
  'sign-in.confirmed': 'Confirmed the password',
  'sign-in.failed': 'Failed to sign in',
  'sign-in.mail-link': 'Opened a request from an e-mail',
  'sign-in.passkey': 'Signed in with a passkey',
  'sign-in.password': 'Signed in with the password',
  'sign-in.provider': 'Signed in with a provider',
  'sign-in.second-factor': 'Completed the sign-in with a second step',
  'sign-in.second-factor-failed': 'Failed the second step',
  'sign-in-method.added': 'Linked a provider',
  'sign-in-method.removed': 'Unlinked a provider',
  'subscriber.erased': 'Erased a subscriber',
  'subscriber.exported': 'Exported subscribers',
  'subscriber.released': 'Lifted a suppression',
  'subscriber.suppressed': 'Recorded a complaint',
  'subscriber.unsubscribed': 'Unsubscribed somebody',
  'testimonial.approved': 'Approved words for publication',
  'testimonial.withdrawn': 'Withdrew words from publication',
  'webhook.changed': 'Changed a webhook',
  'webhook.created': 'Added a webhook',
  'webhook.deleted': 'Deleted a webhook',
  'webhook.disabled': 'Disabled a webhook',
  'webhook.enabled': 'Enabled a webhook',
  'webhook.replayed': 'Sent events to a webhook again',
  'webhook.secret-rotated': 'Gave a webhook a new secret',
  'webhook.tested': 'Sent a test event to a webhook',
};

export const groupLabels: Record<AuditGroup, string> = {
  absence: 'Absences',
  access: 'Refused access',
  account: 'Accounts',
  'api-token': 'API tokens',
  audit: 'Audit log',
  issue: 'Newsletter issues',
  call: 'Calls',
  'call-settings': 'Call settings',
  'call-type': 'Kinds of call',
  'canned-reply': 'Canned replies',
  contact: 'E-mail provider',
  event: 'Events',
  file: 'Files',
  'inbound-mail': 'Inbound e-mail',
  lead: 'Leads',
  mail: 'E-mails',
  organisation: 'Companies',
  password: 'Passwords',
  privacy: 'Data requests',
  proposal: 'Proposals',
  queue: 'Queues',
  rating: 'Ratings',
  report: 'Reports',
  request: 'Requests',
  'second-factor': 'Two-step sign-in',
  'service-levels': 'Service levels',
  session: 'Sessions',
  'sign-in': 'Sign-in',
  'sign-in-method': 'Ways to sign in',
  subscriber: 'Subscribers',
  testimonial: 'Testimonials',
  webhook: 'Webhooks',
};

export const objectLabels: Record<AuditObject, string> = {
  calendar: 'Calendar',
  issue: 'Newsletter issue',
  call: 'Call',
  proposal: 'Proposal',
  'call-type': 'Kind of call',
  'canned-reply': 'Canned reply',
  'contact-sync': 'Contact at the provider',
  event: 'Event',
  file: 'File',
  'inbound-mail': 'Inbound e-mail',
  lead: 'Lead',
  mail: 'E-mail',
  organisation: 'Company',
  permission: 'Permission',
  request: 'Request',
  session: 'Session',
  'sla-policy': 'Service level policy',
  subscriber: 'Subscriber',
  user: 'Account',
  webhook: 'Webhook',
};

export const personStateLabels: Record<PersonState, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

export const sentenceOf = ({ action }: AuditEntry): string =>
  actionWords[action as AuditAction] ?? action;

export function actorOf({ actor }: AuditEntry): string {
  if (!actor) return 'Nobody signed in';
  return actor.name ?? 'Deleted account';
}

/** "Request REQ-000123" */
export function objectOf({ object }: AuditEntry): string | null {
  if (!object) return null;
  const type = objectLabels[object.type as AuditObject] ?? object.type;
  return object.label ? `${type} ${object.label}` : type;
}

/** The screen of the object; null if it has none or was deleted. */
export function pathOf({ object }: AuditEntry): string | null {
  if (!object?.id || !object.label) return null;
  const { id, type } = object;
  const screens: Partial<Record<string, (id: string) => string>> = {
    request: paths.request,
    lead: paths.lead,
    subscriber: paths.subscriber,
    user: paths.person,
    organisation: paths.organisation,
    proposal: paths.proposal,
    issue: paths.issue,
  };
  return screens[type]?.(id) ?? null;
}

const memberLabels: Record<string, string> = {
  role: 'Access',
  status: 'Status',
  state: 'State',
  assignedTo: 'Team',
  provider: 'Provider',
  sessions: 'Sessions',
  agreedPrice: 'Agreed price',
  sharing: 'Sharing',
  startsAt: 'Time',
  sendAt: 'To be sent',
  netMinor: 'Price',
  capacity: 'Accepted by',
  urgency: 'Urgency',
  score: 'Score',
  clock: 'Clock',
  kind: 'Method',
  left: 'Codes left',
  fields: 'Fields',
  types: 'Events',
  firstDay: 'From',
  lastDay: 'To',
  because: 'Reason',
  reason: 'Reason',
  halted: 'Reason',
  from: 'From',
  to: 'To',
  until: 'To',
  change: 'Change',
  events: 'Number of events',
  mails: 'Number of e-mails',
  queue: 'Queue',
};

/** Not listed, because the object's screen shows them. */
const UNSAID = /Id$|^(currency|version|sha256|mentions|number|vatMinor)$/;

/** Flags, listed only if true. */
const flagWords: Record<string, string> = {
  noted: 'with a note',
  isOverride: 'an unusual move',
  isPrivate: 'private',
  isReminder: 'a reminder',
  isWithdrawn: 'no longer on the website',
  movesEmail: 'asked for a new address',
  isSearched: 'narrowed by a search',
};

const valueLabels: Record<string, string> = {
  ...(roleLabels satisfies Record<Role, string>),
  ...(statusLabels satisfies Record<RequestStatus, string>),
  ...personStateLabels,
  ...groupLabels,
};

/** "Access: Client → Manager" */
export function changesOf({ before, after }: AuditEntry): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !UNSAID.test(name))
    .flatMap((name) => changeWords(name, said(name, before), said(name, after)));
}

/** Prices include their currency; without one there is no price yet. */
function said(name: string, of: AuditEntry['before']): unknown {
  const value = of?.[name];
  if (typeof value !== 'number') return value;
  const currency = typeof of?.['currency'] === 'string' ? of['currency'] : undefined;
  if (name === 'agreedPrice') return formatMoney(value, currency);
  if (name !== 'netMinor') return value;
  return currency === '' ? null : formatMinor(value, currency);
}

function changeWords(name: string, before: unknown, after: unknown): string[] {
  if (typeof after === 'boolean') return after ? [flagWords[name] ?? name] : [];
  const label = memberLabels[name] ?? name;
  const [from, to] = [valueWords(before), valueWords(after)];
  if (from === to || to === null) return from === null ? [] : [`${label}: ${from}`];
  return [from === null ? `${label}: ${to}` : `${label}: ${from} → ${to}`];
}

const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text);
const isInstant = (text: string): text is Instant => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

function valueWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isDay(value)) return formatDay(value);
  if (isInstant(value)) return formatDayAndTime(value);
  return valueLabels[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
}
