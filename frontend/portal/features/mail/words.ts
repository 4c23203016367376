import {
  type ContactSyncKind,
  type ContactSyncState,
  type MailState,
  MailStateValues,
  type MailTemplate,
  MailTemplateValues,
} from '../../../api/generated/enums';
import type { FailingEvent } from '../../../api/call';
import { count } from '../../../lib/text';
import { choice } from '../../lists/list-filters';

export const mailTemplateLabels: Record<MailTemplate, string> = {
  'confirm-address': 'Confirm your address',
  'already-have-account': 'You already have an account',
  'reset-password': 'Reset your password',
  'password-changed': 'Your password was changed',
  'staff-invitation': 'Invitation to staff',
  'role-changed': 'Your access changed',
  'confirm-new-address': 'Confirm your new address',
  'address-changing': 'Your address is being changed',
  'issue-halted': 'A newsletter issue stands still',
  'issue-review': 'A newsletter issue to approve',
  'issue-test': 'A test of a newsletter issue',
  'acceptance-code': 'Code for accepting a proposal',
  'proposal-for-client': 'Proposal, to the client',
  'proposal-for-staff': 'Proposal decided, to staff',
  'call-for-booker': 'A call, to its booker',
  'call-for-host': 'A call, to its host',
  'call-not-booked': 'A call that is not booked, to the visitor',
  'calendar-unread': 'Your calendar cannot be read',
  'api-token-created': 'You made an API token',
  'export-ready': 'Your data is ready',
  'erasure-asked': 'Your account will be erased',
  'erasure-near': 'Your account is erased soon',
  'erasure-cancelled': 'Your account stays',
  'erasure-done': 'Your data was erased',
  'sign-in-method-changed': 'Your ways to sign in changed',
  'second-factor-changed': 'Your two-step sign-in changed',
  'rating-asked': 'How did we do? (to the client)',
  'rating-low': 'A low rating (to admins)',
  'testimonial-approved': 'Approved words (to the client)',
  'request-received': 'Request received (to the client)',
  'new-request': 'New request (to us)',
  'request-delegated': 'Request delegated (to the team)',
  'status-changed': 'Request: new status',
  'request-assigned': 'Assigned to you (to staff)',
  'request-overdue': 'Overdue (to staff)',
  'request-answered': 'Answer to a client',
  'client-replied': 'Reply of a client',
  'client-moved-request': 'Withdrawn or reopened',
  'colleague-wrote': 'Message of a colleague',
  'participant-added': 'Added to a request',
  'request-invitation': 'Invitation to a request',
  'company-invitation': 'Invitation to a company',
  'company-joined': 'Somebody joined a company',
  'company-join-asked': 'Somebody wants to join a company',
  'company-removed': 'Removed from a company',
  'webhook-disabled': 'A webhook was disabled (to admins)',
  'client-invitation': 'Invitation to a client',
  'lead-received': 'Thank you for your inquiry',
  'new-lead': 'New inquiry (to us)',
  'complaint-received': 'We have received your complaint',
  'new-complaint': 'New complaint (to us)',
  'confirm-subscription': 'Confirm your subscription',
  'subscription-welcome': 'Welcome to the newsletter',
  'subscription-ended': 'Goodbye from the newsletter',
  'newsletter-data-link': 'Link to newsletter data',
  'new-subscriber': 'New subscriber (to us)',
};

export const mailStateLabels: Record<MailState, string> = {
  held: 'Held back',
  waiting: 'Waiting',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  merged: 'In another e-mail',
  dead: 'Given up',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
};

export const contactKindLabels: Record<ContactSyncKind, string> = {
  subscriber: 'Subscriber',
  lead: 'Lead',
  erasure: 'Erasure',
};

export const contactStateLabels: Record<ContactSyncState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  done: 'Done',
  refused: 'Refused',
  dead: 'Given up',
};

export const mailChoices = {
  state: choice('State', 'All states', MailStateValues, mailStateLabels),
  template: choice('Template', 'All templates', MailTemplateValues, mailTemplateLabels),
};

export const attemptWords = (attempts: number): string =>
  attempts === 0 ? 'Not tried yet' : count(attempts, 'attempt');

export function heldUpWords({ type, heldUp }: FailingEvent): string {
  if (heldUp === 0) return type;
  return `${type}; ${count(heldUp, 'later event waits', 'later events wait')} for it`;
}

export const mailWords = {
  trace: (id: string) => `Trace ${id}`,
  written: 'Written',
  sent: 'Sent',
  nextTry: 'Next try',
  change: (action: string, mail: string, recipient: string | null) =>
    `${action}: ${mail} to ${recipient ?? 'nobody'}`,
  title: 'Mail',
  lead: 'What went out, what waits, and what was given up.',
  openQueue: 'Open the queue dashboard',
  all: 'All e-mails',
  masked: 'Recipients are masked. Revealing one is recorded, with your name.',
  label: 'E-mails',
  noun: 'e-mail',
  columns: {
    mail: 'Mail',
    recipient: 'Recipient',
    state: 'State',
    lastError: 'Last error',
    when: 'When',
  },
  empty: { title: 'No e-mails yet', text: 'E-mails appear here as soon as they are queued.' },
  noError: 'None',
  retry: 'Retry',
  cancel: 'Cancel',
  isNow: (state: string): string => `It is now: ${state}.`,
};

export const recipientWords = {
  nobody: 'No longer stored',
  notYet: 'Known when it is sent',
  reveal: 'Reveal',
  revealOf: (recipient: string | null, mail: string): string =>
    `Reveal the recipient ${recipient ? `${recipient} ` : ''}of ${mail} (recorded)`,
  recorded: 'Recorded, with your name',
};

export const eventWords = {
  title: 'Events that failed',
  lead: 'The change itself is saved. Its e-mails and notices follow as soon as a retry succeeds; each is retried automatically, at least every ten minutes.',
  noun: 'event',
  columns: { ...mailWords.columns, event: 'Event', attempts: 'Attempts', happened: 'Happened' },
  empty: { title: 'No events', text: 'None has failed.' },
};

/** Tables of the API's queues. */
const queueLabels: Partial<Record<string, string>> = {
  attachments: 'Virus scan of a file',
  call_hosts: 'Reading of a calendar',
  contact_syncs: 'Contact at the e-mail provider',
  data_requests: 'Data request',
  documents: 'PDF of a proposal',
  inbound_mails: 'Inbound e-mail',
  removed_files: 'Deletion of a file',
  webhook_deliveries: 'Delivery to a webhook',
};

export const queueLabel = (queue: string): string => queueLabels[queue] ?? queue;

export const setAsideWords = {
  title: 'Set aside',
  lead: 'The service stopped twice while it worked on these, so it leaves them alone. Retry them once the cause is fixed.',
  noun: 'item',
  columns: { ...mailWords.columns, work: 'What', attempts: 'Attempts', since: 'Since' },
  empty: { title: 'Nothing is set aside', text: 'Everything is being worked on.' },
};

export const contactWords = {
  title: 'Contacts at the e-mail provider',
  lead: 'Confirmed subscribers, leads and erasures, as sent to the provider.',
  label: 'Contacts',
  noun: 'contact',
  columns: { ...mailWords.columns, about: 'About', changed: 'Changed' },
  empty: { title: 'No contacts yet', text: 'Nothing has been sent to the provider yet.' },
  retried: 'It will be sent to the provider again.',
};

export const retentionWords = {
  title: 'Nightly clean-up',
  lead: 'What has been kept long enough is deleted every night.',
  noun: 'the clean-ups',
  none: 'It has not run yet; it does so after 2 a.m.',
  columns: { what: 'What', kept: 'Kept', rows: 'Rows' },
  deleted: (rows: number): string => `${count(rows, 'row')} deleted`,
  unfinished: 'Has not finished',
  ofDay: (day: string): string => `Clean-up of ${day}`,
};

export const backlogWords = {
  stats: {
    unsent: 'To be sent',
    oldest: 'Oldest unsent',
    lastMinute: 'Sent last minute',
    queue: 'In the queue',
    dead: 'Given up',
  },
  states: (waiting: string, queued: string, sending: string) =>
    `${waiting} waiting, ${queued} queued, ${sending} sending`,
  none: 'None',
  nothingWaits: 'Nothing waits',
  sinceWritten: 'since it was written',
  lastHour: (mails: string) => `${mails} in the last hour`,
  away: 'Away',
  redisAway: 'Redis is unavailable; e-mails wait in the database',
  inRedis: 'jobs in Redis',
  noneDead: 'Nothing to look at',
  stay: 'kept until someone checks them',
  title: 'E-mails on their way',
  failure: 'Failed to load the figures',
  old: 'These figures are old',
};
