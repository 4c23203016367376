import {
  type InboundMailReason,
  type InboundMailState,
  InboundMailStateValues,
} from '../../../api/generated/enums';
import { choice } from '../../lists/list-filters';

export const stateLabels: Record<InboundMailState, string> = {
  received: 'On its way',
  imported: 'Imported',
  held: 'Held back',
  unmatched: 'Unmatched',
  ignored: 'Ignored',
  failed: 'Failed',
  dismissed: 'Dismissed',
};

export const reasonWords: Record<InboundMailReason, string> = {
  other_sender: 'Sent from another address than the one that was written to.',
  unclear_sender: 'It does not name exactly one sender.',
  unproven: 'Its sender could not be verified.',
  only_subject: 'Only the subject names the request. Anybody could write that.',
  dmarc_failed: 'The sender’s domain says that this mail is not from it.',
  too_many: 'More than twenty mails of one person within an hour.',
  empty: 'Nothing was written above our own mail.',
  no_request: 'It is not a reply to a mail of ours.',
  unknown_sender: 'Nobody has an account with this address.',
  no_access: 'Its sender has no access to this request.',
  automatic: 'An automatic reply.',
  mailing_list: 'From a mailing list, or sent in bulk.',
  bounce: 'A notice that a mail could not be delivered.',
  own_mail: 'From an address of ours.',
  too_large: 'Larger than 25 MB, so only its header was fetched.',
  unreadable: 'It could not be read as a mail.',
  gave_up: 'It could not be imported, however often it was tried.',
};

export const stateFilter = choice('State', 'Waiting for you', InboundMailStateValues, stateLabels);

export const inboundWords = {
  title: 'Unmatched mail',
  lead: 'Mail that could not be added to a request automatically. Let it in, attach it to a request, or dismiss it. All of it is kept for 90 days.',
  label: 'Mails that came in',
  noun: 'mail',
  columns: { mail: 'Mail', from: 'From', why: 'Why', about: 'Request', when: 'Received' },
  noSubject: 'No subject',
  noSender: 'Unknown sender',
  notKnown: 'Unknown',
  asPerson: (name: string) => `From ${name}`,
  files: (names: string) => `Not taken: ${names}`,
  empty: {
    title: 'No mail to deal with',
    text: 'Replies that match no request, or come from an unknown address, appear here.',
  },
  letIn: 'Let in',
  letInOf: (subject: string) => `Let in: ${subject}`,
  attach: 'Attach to…',
  attachOf: (subject: string) => `Attach to… a request: ${subject}`,
  dismiss: 'Dismiss',
  dismissOf: (subject: string) => `Dismiss: ${subject}`,
  download: 'Original',
  downloadOf: (subject: string) => `Original of ${subject}, download (recorded)`,
};

export const letInWords = {
  title: 'Let this mail in?',
  text: (person: string, reference: string) =>
    `It becomes a message of ${person} on ${reference}, though it was sent from another place or could not be verified. Everybody who is told of a message is told.`,
  action: 'Let in',
  done: 'The mail is let in. It appears with its request in a moment.',
};

export const attachWords = {
  title: 'Attach to a request',
  text: 'If its sender is the client of that request, it becomes their message. From anybody else it becomes an internal note, which the client does not see.',
  reference: 'Reference of the request',
  hint: 'For example REQ-000123',
  action: 'Attach',
  blocked: 'Enter the reference first.',
};

export const dismissWords = {
  title: 'Dismiss this mail?',
  text: 'Nothing is made of it, and nobody is told. It stays under “Dismissed” for 90 days.',
  action: 'Dismiss',
  done: 'The mail is dismissed.',
};
