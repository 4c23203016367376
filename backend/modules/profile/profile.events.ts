import { defineEvent } from '../../events/events.public';

/** Somebody chose which mails to get: what was and is, by kind. Empty where only their time zone changed. */
export const mailPreferencesChanged = defineEvent<{
  before: Partial<Record<string, string>>;
  after: Partial<Record<string, string>>;
}>('account.mails-chosen', { subject: 'user' });

/**
 * Somebody changed their profile. Where a new address was asked for: the ids of the links to confirm
 * it (absent where it belongs to somebody else) and to keep the old one.
 */
export const profileChanged = defineEvent<{
  after: { movesEmail: boolean };
  confirmTokenId?: string;
  undoTokenId?: string;
  isRenamed: boolean;
}>('account.profile-changed', { subject: 'user' });
