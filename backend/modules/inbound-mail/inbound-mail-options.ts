import { nameChoices } from '../../openapi/choice-words';

/**
 * held: for staff to decide about. unmatched: belongs to no request that its sender can see.
 * ignored: automatic. failed: too large, not a mail, or given up.
 */
export const INBOUND_MAIL_STATES = [
  'received',
  'imported',
  'held',
  'unmatched',
  'ignored',
  'failed',
  'dismissed',
] as const;
export type InboundMailState = (typeof INBOUND_MAIL_STATES)[number];

nameChoices('InboundMailState', {
  received: 'On its way',
  imported: 'Imported',
  held: 'Held back',
  unmatched: 'Unmatched',
  ignored: 'Ignored',
  failed: 'Failed',
  dismissed: 'Dismissed',
} satisfies Record<InboundMailState, string>);

/** Why words of a mail cannot be read. */
export const UNREAD_REASONS = ['encrypted', 'winmail', 'unknown_encoding', 'too_long'] as const;

export const INBOUND_MAIL_REASONS = [
  'other_sender',
  'unclear_sender',
  'only_subject',
  'unproven',
  'dmarc_failed',
  'too_many',
  'empty',
  'maybe_automatic',
  ...UNREAD_REASONS,
  'no_request',
  'unknown_sender',
  'no_access',
  'automatic',
  'mailing_list',
  'bounce',
  'own_mail',
  'test_answer',
  'too_large',
  'unreadable',
  'gave_up',
] as const;
export type InboundMailReason = (typeof INBOUND_MAIL_REASONS)[number];

export const INBOUND_MAIL_REASON_LABELS: Record<InboundMailReason, string> = {
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
  test_answer: 'An answer to the test mail of the set-up. It came in as it should.',
  too_large: 'Larger than 25 MB, so only its header was fetched.',
  unreadable: 'This message could not be read.',
  gave_up: 'Importing it failed repeatedly.',
};

nameChoices('InboundMailReason', INBOUND_MAIL_REASON_LABELS);

export const DECISIONS = ['let_in', 'attach'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Reasons other than an unproven sender. */
export const PROVEN: InboundMailReason[] = [
  'too_many',
  'empty',
  'maybe_automatic',
  ...UNREAD_REASONS,
];

export const UNDECIDED: InboundMailState[] = ['held', 'unmatched', 'ignored', 'failed'];

/** Fits a 25 MiB file in Base64 with the rest of the mail; providers also stop at 25 MiB. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024 + 512 * 1024;
export const MAX_AN_HOUR = 20;
export const MAX_TEXT = 5_000;
/** Characters kept of a mail besides its message, about ten pages. */
export const MAX_REST = 20_000;
