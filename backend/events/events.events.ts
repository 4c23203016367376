import { defineEvent } from './define-event';
import { nameEvents, nameSubjects } from './subject-labels';

nameEvents({ event: 'Events' });
nameSubjects('event', 'Event');

export const AGED_OUT = 'event.aged-out';

/** Never deleted, because the check of the chain needs it to recognise legitimate removals. */
defineEvent<{ upTo: string; rows: number }>(AGED_OUT);

export const CARRIED_OVER = 'event.chain-carried-over';

defineEvent<{ checked: number; formerHead: string; brokenAt: string | null }>(CARRIED_OVER);

export const eventRetried = defineEvent<{ after: { type: string } }>('event.retried', {
  subject: 'event',
  audit: 'Retried an event',
});
