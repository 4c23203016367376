import { defineEvent } from '../events/events.public';
import type { MailState } from '../mail/outbox-mail.entity';

type NewState = { after: { state: MailState } };

export const mailRetried = defineEvent<NewState>('mail.retried', { subject: 'mail' });
export const mailCancelled = defineEvent<NewState>('mail.cancelled', { subject: 'mail' });
export const recipientRevealed = defineEvent('mail.recipient-revealed', { subject: 'mail' });
export const rowRetried = defineEvent<{ after: { queue: string; rowId: string } }>(
  'queue.row-retried',
);
export const contactRetried = defineEvent('contact.retried', { subject: 'contact-sync' });
