import { MailStateValues, MailTemplateValues } from '../../../api/generated/enums';
import { MailTemplateWords } from '../../../api/generated/words/mail-template';
import type { FailingEvent } from '../../../api/call';
import { count } from '../../../lib/text';
import { MailStateWords } from '../../../api/generated/words/mail-state';
import { choice } from '../../lists/list-filters';

export const mailChoices = {
  state: choice('State', 'All states', MailStateValues, MailStateWords),
  template: choice('Template', 'All templates', MailTemplateValues, MailTemplateWords),
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
  lead: 'What was sent, what is waiting and what failed for good.',
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
