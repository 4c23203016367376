import { defineEvent } from '../../events/events.public';

export const mailPreferencesChanged = defineEvent<{
  before: Partial<Record<string, string>>;
  after: Partial<Record<string, string>>;
}>('account.mails-chosen', { subject: 'user' });
