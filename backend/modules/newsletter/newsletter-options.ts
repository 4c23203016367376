export const TOPICS = ['newsletter', 'webinars', 'resources'] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Record<Topic, string> = {
  newsletter: 'Newsletter',
  webinars: 'Webinars',
  resources: 'Resources',
};

export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const SUBSCRIBER_STATES = [...SUBSCRIPTION_STATES, 'suppressed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const CONSENT_EVENT_KINDS = [
  'requested',
  'confirmed',
  'unsubscribed',
  'resubscribed',
  'expired',
  'suppressed',
  'released',
  'erased',
] as const;
export type ConsentEventKind = (typeof CONSENT_EVENT_KINDS)[number];

export const LEAVING_REASONS = ['too_many', 'not_relevant', 'never_asked', 'other'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];
