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
  other_sender: 'Sent from a different address than the one we wrote to.',
  unclear_sender: 'It does not name exactly one sender.',
  unproven: 'Its sender could not be verified.',
  only_subject: 'Only the subject names the request. Anybody could write that.',
  dmarc_failed: 'The sender’s domain says that this mail is not from it.',
  too_many: 'More than twenty mails of one person within an hour.',
  empty: 'The reply contains no new text.',
  maybe_automatic: 'Perhaps an automatic reply: its subject says so, its header does not.',
  encrypted: 'It is encrypted, so we cannot read it. Ask its sender to send it unencrypted.',
  winmail:
    'Its text is in a file “winmail.dat”, which only Outlook reads. Ask its sender to send it as HTML or plain text.',
  unknown_encoding: 'It is written in an encoding that we do not know.',
  too_long: 'It is too long to be read as a whole.',
  no_request: 'It is not a reply to a mail of ours.',
  unknown_sender: 'Nobody has an account with this address.',
  no_access: 'Its sender has no access to this request.',
  automatic: 'An automatic reply.',
  mailing_list: 'From a mailing list, or sent in bulk.',
  bounce: 'A notice that a mail could not be delivered.',
  own_mail: 'From an address of ours.',
  too_large: 'Larger than 25 MB, so only its header was fetched.',
  unreadable: 'It could not be read as a mail.',
  gave_up: 'Importing it failed repeatedly.',
};

export const stateFilter = choice('State', 'Waiting for you', InboundMailStateValues, stateLabels);

export const inboundWords = {
  title: 'Unmatched mail',
  lead: 'Mail that could not be added to a request automatically. Accept it, attach it to a request, or dismiss it. All of it is kept for 90 days.',
  label: 'Inbound e-mails',
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
  letIn: 'Accept',
  letInOf: (subject: string) => `Accept: ${subject}`,
  attach: 'Attach to…',
  attachOf: (subject: string) => `Attach to… a request: ${subject}`,
  dismiss: 'Dismiss',
  dismissOf: (subject: string) => `Dismiss: ${subject}`,
  download: 'Original',
  downloadOf: (subject: string) => `Original of ${subject}, download (recorded)`,
};

export const letInWords = {
  title: 'Accept this e-mail?',
  text: (person: string, reference: string) =>
    `It becomes a message of ${person} on ${reference}, though it was sent from another place or could not be verified. Everyone who gets notified of messages is notified.`,
  action: 'Accept',
  done: 'E-mail accepted. It will appear in its request shortly.',
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
  text: 'No message is created and nobody is notified. It stays under “Dismissed” for 90 days.',
  action: 'Dismiss',
  done: 'The mail is dismissed.',
};
