import { defineEvent } from './define-event';

export const AGED_OUT = 'event.aged-out';

/**
 * The clean-up took this many events that only the audit log showed; `upTo` is the highest sequence
 * among them. Never deleted: the check of the chain needs it to tell which events were removed legitimately.
 */
defineEvent<{ upTo: string; rows: number }>(AGED_OUT, { audited: false });

/** The result of checking the old audit chain when its entries were moved into this log. */
export const CARRIED_OVER = 'event.chain-carried-over';

defineEvent<{ checked: number; formerHead: string; brokenAt: string | null }>(CARRIED_OVER, {
  audited: false,
});

/** Ops retried an event. */
export const eventRetried = defineEvent<{ after: { type: string } }>('event.retried', {
  subject: 'event',
});
