import { defineEvent, nameSubjects } from '../../events/events.public';

nameSubjects('subscriber', (db, ids) =>
  db.query(`SELECT id, email::text AS label FROM subscribers WHERE id = ANY($1)`, [ids]),
);

type AboutSubscription = { subscriptionId: string };

// The consent log records subscribers' actions, the audit log those of staff.
const unaudited = { subject: 'subscriber', audited: false } as const;

export const subscriptionAsked = defineEvent<AboutSubscription & { tokenId: string }>(
  'subscription.asked',
  unaudited,
);
export const newsletterDataAsked = defineEvent<{ tokenId: string }>(
  'subscriber.data-asked',
  unaudited,
);
export const subscriptionConfirmed = defineEvent<AboutSubscription>(
  'subscription.confirmed',
  unaudited,
);

export const subscriptionEnded = defineEvent<AboutSubscription & { wasConfirmed: boolean }>(
  'subscription.ended',
  unaudited,
);
export const subscriptionResumed = defineEvent<AboutSubscription>(
  'subscription.resumed',
  unaudited,
);

export const addressSuppressed = defineEvent<object>('subscriber.address-suppressed', unaudited);
export const addressReleased = defineEvent<object>('subscriber.address-released', unaudited);

export const subscriberUnsubscribed = defineEvent('subscriber.unsubscribed', {
  subject: 'subscriber',
});
export const subscriberSuppressed = defineEvent('subscriber.suppressed', { subject: 'subscriber' });
export const subscriberReleased = defineEvent('subscriber.released', { subject: 'subscriber' });
export const subscriberErased = defineEvent('subscriber.erased', { subject: 'subscriber' });
export const subscribersExported = defineEvent<{ after: object }>('subscriber.exported', {
  subject: 'subscriber',
});
