import { InboundMailStateValues } from '../../../api/generated/enums';
import { InboundMailStateWords } from '../../../api/generated/words/inbound-mail-state';
import { choice } from '../../lists/list-filters';

export const stateFilter = choice(
  'State',
  'Waiting for you',
  InboundMailStateValues,
  InboundMailStateWords,
);

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
    `We add it to ${reference} as a message from ${person}, although it came from somewhere else or could not be verified. Everyone who follows the request is notified.`,
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
