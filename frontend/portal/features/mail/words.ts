import {
  type ContactSyncKind,
  type ContactSyncState,
  type MailState,
  MailStateValues,
  type MailTemplate,
  MailTemplateValues,
} from '../../../api/generated/enums';
import type { FailingEvent } from '../../../api/types';
import { count } from '../../../lib/text';

export const mailTemplateLabels: Record<MailTemplate, string> = {
  'confirm-address': 'Confirm your address',
  'already-have-account': 'You already have an account',
  'reset-password': 'Reset your password',
  'password-changed': 'Your password was changed',
  'staff-invitation': 'Invitation to staff',
  'role-changed': 'Your access changed',
  'confirm-new-address': 'Confirm your new address',
  'address-changing': 'Your address is being changed',
  'sign-in-method-changed': 'Your ways to sign in changed',
  'request-received': 'Request received (to the client)',
  'new-request': 'New request (to us)',
  'request-delegated': 'Request delegated (to the team)',
  'status-changed': 'Request: new status',
  'request-answered': 'Answer to a client',
  'client-replied': 'Reply of a client',
  'client-moved-request': 'Withdrawn or reopened',
  'client-invitation': 'Invitation to a client',
  'lead-received': 'Thank you for your inquiry',
  'new-lead': 'New inquiry (to us)',
  'complaint-received': 'We have received your complaint',
  'new-complaint': 'New complaint (to us)',
  'confirm-subscription': 'Confirm your subscription',
  'subscription-welcome': 'Welcome to the newsletter',
  'subscription-ended': 'Goodbye from the newsletter',
  'new-subscriber': 'New subscriber (to us)',
};

export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Waiting',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
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
  state: { label: 'State', any: 'All states', values: MailStateValues, labels: mailStateLabels },
  template: {
    label: 'Template',
    any: 'All templates',
    values: MailTemplateValues,
    labels: mailTemplateLabels,
  },
};

export const attemptWords = (attempts: number): string =>
  attempts === 0 ? 'Not tried yet' : count(attempts, 'attempt');

/** The event's type, and how many wait behind it. */
export function heldUpWords({ type, heldUp }: FailingEvent): string {
  if (heldUp === 0) return type;
  return `${type}; ${count(heldUp, 'later event waits', 'later events wait')} for it`;
}
