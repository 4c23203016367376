import { nameChoices } from '../../openapi/choice-words';

export const TOPICS = ['newsletter', 'webinars', 'resources'] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Record<Topic, string> = {
  newsletter: 'Newsletter',
  webinars: 'Webinars',
  resources: 'Resources',
};

/** As a sentence says it. */
export const ABOUT_TOPIC: Record<Topic, string> = {
  newsletter: 'our newsletter',
  webinars: 'news about our webinars',
  resources: 'news about our resources',
};

nameChoices('NewsletterTopic', TOPIC_LABELS);

export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

nameChoices('SubscriptionState', {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
} satisfies Record<SubscriptionState, string>);

export const SUBSCRIBER_STATES = [...SUBSCRIPTION_STATES, 'suppressed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

nameChoices('SubscriberState', {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  suppressed: 'Suppressed',
} satisfies Record<SubscriberState, string>);

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

nameChoices('ConsentEventKind', {
  requested: 'Asked for it',
  confirmed: 'Confirmed by the button on our page',
  unsubscribed: 'Unsubscribed',
  resubscribed: 'Undid the unsubscription',
  expired: 'Never confirmed, so it ended',
  suppressed: 'Suppressed: no longer gets the newsletter',
  released: 'Suppression lifted',
  erased: 'Erased',
} satisfies Record<ConsentEventKind, string>);

export const LEAVING_REASONS = ['too_many', 'not_relevant', 'never_asked', 'other'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/**
 * A published version is evidence and must never be edited. To change the text, add a version; the
 * forms show the newest.
 */
export const CONSENT_TEXTS = {
  '2026-11': {
    newsletter:
      'We e-mail you our newsletter, about once a month. You can unsubscribe at any time. Our privacy notice says how we look after your address.',
    webinars:
      'We e-mail you when a webinar has a date. You can unsubscribe at any time. Our privacy notice says how we look after your address.',
    resources:
      'We e-mail you when new resources are ready. You can unsubscribe at any time. Our privacy notice says how we look after your address.',
  },
} as const satisfies Record<string, Record<Topic, string>>;

export type ConsentTextVersion = keyof typeof CONSENT_TEXTS;
export const CONSENT_TEXT_VERSIONS = Object.keys(CONSENT_TEXTS) as ConsentTextVersion[];
export const CURRENT_CONSENT_TEXT = CONSENT_TEXT_VERSIONS.at(-1)!;
