import { defineEvent } from '../events/events.public';

export const mailRefused = defineEvent<object>('mail.address-refused', {
  subject: 'mail',
  audited: false,
});
