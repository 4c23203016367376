/**
 * received: to be imported. imported: it is a message or a note. held: for staff to let in. unmatched: it belongs
 * to no request that its sender sees. ignored: from a machine. failed: it cannot be read. dismissed: by staff.
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

/** Why a mail is where it is. */
export const INBOUND_MAIL_REASONS = [
  'other_sender',
  'unclear_sender',
  'only_subject',
  'unproven',
  'dmarc_failed',
  'too_many',
  'empty',
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

/** Held for other reasons than that its sender is unproven. */
export const PROVEN: InboundMailReason[] = ['too_many', 'empty'];

/** From these, staff let a mail in, attach it or dismiss it. */
export const UNDECIDED: InboundMailState[] = ['held', 'unmatched', 'ignored', 'failed'];

/** A file of 25 MiB as Base64, and the mail around it, is larger than this; providers stop at 25 MiB too. */
export const MOST_MAIL_BYTES = 25 * 1024 * 1024 + 512 * 1024;
/** Imported of one person within an hour; the rest is held. */
export const MOST_AN_HOUR = 20;
/** As long as a message may be. */
export const MOST_TEXT = 5_000;
