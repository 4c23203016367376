export const mvpMessages = {
  required: 'Please fill in all required fields.',
  mailOpened: 'Email client opened. Please send your inquiry to {email}',
  /** Shown first: the mail program opens only when the visitor presses the button. */
  mailOffer:
    'We could not send your enquiry. Your text is still here. Try again, or send it by email.',
  mailButton: 'Open in my email program',
  submitting: 'Sending...',
} as const;
