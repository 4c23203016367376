export const leadMessages = {
  submitting: 'Sending...',
  failure: 'Something went wrong. Please try again.',
} as const;
