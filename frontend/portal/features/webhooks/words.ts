import { count } from '../../../lib/text';

export const webhookWords = {
  title: 'Webhooks',
  lead: 'Tell other programs what happens here. Messages are signed, contain ids only, and are retried for three days.',
  noun: 'webhook',
  empty: {
    title: 'No webhooks yet',
    text: 'Add one to tell another program about the events you choose.',
  },
  columns: { webhook: 'Webhook', events: 'Events', state: 'State', last: 'Last delivery' },
  add: 'Add a webhook',
  edit: 'Edit',
  active: 'Active',
  failingSince: 'Failing since',
  waiting: (number: number) => `${count(number, 'delivery', 'deliveries')} waiting`,
  nothingYet: 'Nothing yet',
  more: (name: string) => `More for ${name}`,
  moreShort: 'More',
  log: 'Deliveries',
  logOf: (name: string) => `Deliveries to ${name}`,
  test: 'Send a test',
  replay: 'Resend events',
  rotate: 'New secret',
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
};

export const formWords = {
  addTitle: 'Add a webhook',
  editTitle: 'Edit the webhook',
  url: 'Address',
  urlHint: 'Starts with https:// and is reachable from the public internet.',
  description: 'Description',
  descriptionHint: 'What it is for: “Billing sync”.',
  types: 'Events to send',
  incomplete: 'Enter an address and choose at least one event.',
  saved: 'Webhook saved.',
};

export const secretWords = {
  title: 'The secret of the webhook',
  text: 'Copy it now, into the receiving program’s secrets: it checks our signatures with it. It is not shown again.',
  both: 'Deliveries are signed with the former secret as well for 24 hours.',
  what: 'secret',
};

export const confirmWords = {
  rotateTitle: 'Give it a new secret?',
  rotateText:
    'Deliveries are signed with both secrets for 24 hours, and with the new one alone from then on.',
  deleting: {
    title: 'Delete this webhook?',
    text: 'Its log is deleted too, and waiting deliveries are not sent.',
    done: 'Webhook deleted.',
  },
  disabling: {
    title: 'Disable this webhook?',
    text: 'Nothing is sent while it is disabled. Once it is enabled, you can resend the events of the last 30 days.',
    done: 'Webhook disabled.',
  },
};

export const replayWords = {
  title: 'Resend events',
  from: 'From',
  until: 'Until',
  description: 'Choose a period within the last 30 days, in your time zone.',
  onlyMissed: 'Only events that were not delivered',
  action: 'Send again',
};

export const logWords = {
  state: 'State',
  any: 'All states',
  columns: { event: 'Event', state: 'State', answer: 'Answer', when: 'When' },
  noun: 'delivery',
  nouns: 'deliveries',
  empty: { title: 'No deliveries', text: 'Deliveries to this webhook appear here for 30 days.' },
  gone: 'No longer kept',
  again: 'Send again',
  againOne: (type: string) => `Send again: ${type}`,
  attempts: (number: number) => count(number, 'attempt'),
  next: 'Next attempt',
  replayed: 'sent again',
  none: 'No answer yet',
  show: 'Show the answer',
};
