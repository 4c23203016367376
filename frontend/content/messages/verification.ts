export const verificationMessages = {
  loading: 'Confirming your subscription',
  failedTitle: 'Verification Failed',
  missingToken: 'No verification token provided',
  generic: 'An error occurred during verification',
  fallback: 'Something went wrong',
  reasonsTitle: 'This can have three reasons:',
  reasons: ['The link has expired', 'The link was already used', 'The token is invalid'],
  home: 'Go to Homepage',
  again: 'Subscribe Again',
  /** Opening the link alone does not confirm, since mail scanners open links. */
  confirmTitle: 'Confirm your subscription',
  confirmText: 'One press, and you are on the list. Nothing has happened yet.',
  confirmButton: 'Confirm my subscription',
  successTitle: 'You are on the list',
  successNext: 'A welcome mail is on its way. Every mail has a link that ends the subscription.',
  retry: 'Try again',
} as const;
