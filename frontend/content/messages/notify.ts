export const notifyMessages = {
  submitting: 'Sending...',
  failure: 'We could not store your address. Please try again.',
  /** Text beside the button. The two lists show their consent text instead. */
  demo: 'We write once, when the recording is ready, and use your address for nothing else.',
  'startup-package':
    'We write once, when the package is ready, and use your address for nothing else.',
  listNext:
    'One more step: press the button in our email. If you are on this list already, nothing changes.',
} as const;
