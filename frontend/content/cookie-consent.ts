/**
 * Text above Accept and Reject. The server keeps the same text as evidence
 * (backend/modules/consent/cookie-choice.entity.ts), and a test compares the two.
 */
export const cookieTextVersion = '2027-01';

export const cookieConsent = {
  title: 'Cookies of other companies',
  text: 'May Google Analytics record what is read, pressed and brought by advertisements? It sets cookies, and Google gets your network address. You can change your mind at any time.',
  accept: 'Accept',
  reject: 'Reject',
  more: { label: 'What is stored, and for how long', href: '/cookies' },
  failed: 'Your choice could not be recorded, so nothing was loaded. Please try again.',
} as const;

export const browserChoices = {
  title: 'Your choices in this browser',
  settings: 'Cookie settings',
  counting: {
    title: 'Our own counter',
    on: 'Pressed buttons and downloads are counted, as totals.',
    off: 'Nothing you press in this browser is counted.',
    stop: 'Do not count me',
    start: 'Count me again',
    failed: 'Your browser does not let this site store the choice.',
  },
  others: {
    title: 'Cookies of other companies',
    none: 'Nothing of the kind is switched on here, so there is nothing to decide.',
    undecided: 'You have not decided. Nothing is loaded until you do.',
    accepted: 'You accepted them on',
    rejected: 'You rejected them on',
  },
} as const;
