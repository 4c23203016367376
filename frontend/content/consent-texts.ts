/**
 * Consent texts beside the subscribe buttons. The server keeps the same texts as evidence
 * (backend/modules/newsletter/newsletter-options.ts), and a test compares the two.
 */
export const consentTextVersion = '2026-11';

export const consentTexts = {
  newsletter:
    'We e-mail you our newsletter, about once a month. You can unsubscribe at any time. Our privacy notice says how we look after your address.',
  webinars:
    'We e-mail you when a webinar has a date. You can unsubscribe at any time. Our privacy notice says how we look after your address.',
  resources:
    'We e-mail you when new resources are ready. You can unsubscribe at any time. Our privacy notice says how we look after your address.',
} as const;

export const consentLink = 'privacy notice';
