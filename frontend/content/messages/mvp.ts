export const mvpMessages = {
  required: 'Please fill in all required fields.',
  mailOpened: 'Email client opened. Please send your inquiry to {email}',
  /** Shown before the mail program opens, which the visitor triggers. */
  mailOffer:
    'We could not send your enquiry. Your text is still here. Try again, or send it by email.',
  mailButton: 'Open in my email program',
  submitting: 'Sending...',
} as const;
