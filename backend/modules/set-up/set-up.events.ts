import { defineEvent, nameEvents } from '../../events/events.public';
import type { Proof } from './set-up-proof.entity';

nameEvents({ 'set-up': 'Set-up' });

export const testMailAsked = defineEvent('set-up.test-mail-sent', {
  audit: 'Sent a test mail to themselves',
});

export const setUpConfirmed = defineEvent<{ after: { step: Proof } }>('set-up.confirmed', {
  audit: 'Confirmed a step of the set-up',
});
