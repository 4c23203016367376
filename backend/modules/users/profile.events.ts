import { defineEvent } from '../../events/events.public';

/** Old and new choices by kind. Empty if only the time zone changed. */
export const mailPreferencesChanged = defineEvent<{
  before: Partial<Record<string, string>>;
  after: Partial<Record<string, string>>;
}>('account.mails-chosen', { subject: 'user' });
