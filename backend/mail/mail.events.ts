import { defineEvent } from '../events/events.public';

/** The server refused the address of a mail for good. */
export const mailRefused = defineEvent<object>('mail.address-refused', {
  subject: 'mail',
  audited: false,
});
