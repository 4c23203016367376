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
  'too_large',
  'unreadable',
  'gave_up',
] as const;
export type InboundMailReason = (typeof INBOUND_MAIL_REASONS)[number];

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
