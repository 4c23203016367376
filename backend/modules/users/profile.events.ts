import { defineEvent } from '../../events/events.public';

/** Somebody chose which mails to get: what was and is, by kind. Empty where only their time zone changed. */
export const mailPreferencesChanged = defineEvent<{
  before: Partial<Record<string, string>>;
  after: Partial<Record<string, string>>;
}>('account.mails-chosen', { subject: 'user' });
