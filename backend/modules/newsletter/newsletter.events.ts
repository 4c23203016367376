import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';

nameEvents({ subscriber: 'Subscribers' });

nameSubjects('subscriber', 'Subscriber', (db, ids) =>
  db.query(`SELECT id, email::text AS label FROM subscribers WHERE id = ANY($1)`, [ids]),
);

type AboutSubscription = { subscriptionId: string };

// The consent log records subscribers' actions, the audit log those of staff.
const SUBJECT = { subject: 'subscriber' };

export const subscriptionAsked = defineEvent<AboutSubscription & { tokenId: string }>(
  'subscription.asked',
  SUBJECT,
);
export const newsletterDataAsked = defineEvent<{ tokenId: string }>(
  'subscriber.data-asked',
  SUBJECT,
);
export const subscriptionConfirmed = defineEvent<AboutSubscription>(
  'subscription.confirmed',
  SUBJECT,
);

export const subscriptionEnded = defineEvent<AboutSubscription & { wasConfirmed: boolean }>(
  'subscription.ended',
  SUBJECT,
);
export const subscriptionResumed = defineEvent<AboutSubscription>('subscription.resumed', SUBJECT);

export const addressSuppressed = defineEvent<object>('subscriber.address-suppressed', SUBJECT);
export const addressReleased = defineEvent<object>('subscriber.address-released', SUBJECT);

export const subscriberUnsubscribed = defineEvent('subscriber.unsubscribed', {
  subject: 'subscriber',
  audit: 'Unsubscribed somebody',
});
export const subscriberSuppressed = defineEvent('subscriber.suppressed', {
  subject: 'subscriber',
  audit: 'Recorded a complaint',
});
export const subscriberReleased = defineEvent('subscriber.released', {
  subject: 'subscriber',
  audit: 'Lifted a suppression',
});
export const subscriberErased = defineEvent('subscriber.erased', {
  subject: 'subscriber',
  audit: 'Erased a subscriber',
});
export const subscribersExported = defineEvent<{ after: object }>('subscriber.exported', {
  subject: 'subscriber',
  audit: 'Exported subscribers',
});
