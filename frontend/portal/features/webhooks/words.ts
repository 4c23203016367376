import type { DeliveryState, DisabledBecause, PublishedType } from '../../../api/generated/enums';
import { count } from '../../../lib/text';

export const typeLabels: Record<PublishedType, string> = {
  'request.raised': 'A request was raised',
  'request.moved': 'A request moved',
  'request.withdrawn': 'A request was withdrawn',
  'request.reopened': 'A request was reopened',
  'request.edited': 'A request was edited',
  'request.urgency_changed': 'A request became more or less urgent',
  'request.priced': 'A price was agreed or taken back',
  'request.answered': 'Our team answered',
  'request.replied': 'The client replied',
  'file.added': 'A file was added',
  'file.checked': 'A file was checked for viruses',
  'file.removed': 'A file was removed',
  'lead.received': 'A lead came in',
  'lead.moved': 'A lead moved',
};

export const deliveryLabels: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  delivered: 'Delivered',
  failed: 'Given up',
};

export const disabledWords: Record<DisabledBecause, string> = {
  admin: 'Disabled by an admin',
  failing: 'Disabled: it failed for three days',
  gone: 'Disabled: it answered 410 Gone',
};

export const webhookWords = {
  title: 'Webhooks',
  lead: 'Other programs are told what happens here: by ids alone, signed, and again for three days if they do not answer.',
  label: 'Webhooks',
  loading: 'Loading the webhooks',
  failure: 'The webhooks could not be loaded',
  empty: { title: 'No webhooks yet', text: 'Add one, and its program is told of what you choose.' },
  columns: {
    webhook: 'Webhook',
    events: 'Events',
    state: 'State',
    last: 'Last delivery',
    actions: 'Actions',
  },
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
  replay: 'Send a time again',
  rotate: 'New secret',
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
  failed: 'That did not work. Please try again.',
};

export const formWords = {
  addTitle: 'Add a webhook',
  editTitle: 'Edit the webhook',
  save: 'Save',
  url: 'Address',
  urlHint: 'It begins with https:// and is on the public internet.',
  description: 'Description',
  descriptionHint: 'What it is for: “Billing sync”.',
  types: 'It is told when',
  incomplete: 'Give its address, and choose what it is told of.',
  failure: 'The webhook could not be saved.',
  saved: 'Webhook saved.',
};

export const secretWords = {
  title: 'The secret of the webhook',
  text: 'Copy it now, into the receiving program’s secrets: it checks our signatures with it. It is not shown again.',
  both: 'The former secret signs as well for 24 hours.',
  what: 'secret',
};

export const confirmWords = {
  rotateTitle: 'Give it a new secret?',
  rotateText:
    'Deliveries are signed with both secrets for 24 hours, and with the new one alone from then on.',
  deleteTitle: 'Delete this webhook?',
  deleteText: 'Its deliveries go with it, and what waits is not sent.',
  deleted: 'Webhook deleted.',
  disableTitle: 'Disable this webhook?',
  disableText:
    'Nothing is sent to it meanwhile. What happens until you enable it can be sent again for 30 days.',
  disabled: 'Webhook disabled.',
};

export const replayWords = {
  title: 'Send the events of a time again',
  from: 'From',
  until: 'Until',
  hint: 'In your time zone. At most 30 days back.',
  onlyMissed: 'Only what has not arrived',
  action: 'Send again',
  failure: 'The events could not be sent again.',
};

export const logWords = {
  state: 'State',
  any: 'All states',
  columns: {
    event: 'Event',
    state: 'State',
    answer: 'Answer',
    when: 'When',
    actions: 'Actions',
  },
  loading: 'Loading the deliveries',
  failure: 'The deliveries could not be loaded',
  empty: {
    title: 'No deliveries',
    text: 'What is sent to this webhook appears here for 30 days.',
  },
  gone: 'No longer kept',
  again: 'Send again',
  againOne: (type: string) => `Send again: ${type}`,
  attempts: (number: number) => count(number, 'attempt'),
  next: 'Next attempt',
  replayed: 'sent again',
  none: 'No answer yet',
  show: 'Show the answer',
  failed: 'The event could not be sent again.',
};
