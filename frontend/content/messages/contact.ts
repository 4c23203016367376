export const contactMessages = {
  submitting: 'Sending Message...',
  failure: 'Failed to send message. Please try again or contact us directly.',
} as const;
