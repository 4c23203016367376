import { defineEvent, nameEvents, nameSubjects } from '../events/events.public';
import type { MailState } from '../mail/outbox-mail.entity';

nameEvents({ contact: 'E-mail provider', mail: 'E-mails', queue: 'Queues' });
nameSubjects('contact-sync', 'Contact at the provider');
nameSubjects('mail', 'E-mail');

type NewState = { after: { state: MailState } };

export const mailRetried = defineEvent<NewState>('mail.retried', {
  subject: 'mail',
  audit: 'Retried an e-mail',
});
export const mailCancelled = defineEvent<NewState>('mail.cancelled', {
  subject: 'mail',
  audit: 'Cancelled an e-mail',
});
export const recipientRevealed = defineEvent('mail.recipient-revealed', {
  subject: 'mail',
  audit: 'Looked at the recipient of an e-mail',
});
export const rowRetried = defineEvent<{ after: { queue: string; rowId: string } }>(
  'queue.row-retried',
  { audit: 'Retried work that was set aside' },
);
export const contactRetried = defineEvent('contact.retried', {
  subject: 'contact-sync',
  audit: 'Retried a contact at the marketing provider',
});
