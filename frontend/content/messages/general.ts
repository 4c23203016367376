export const generalMessages = {
  offline: 'You appear to be offline. Your text is still here.',
  errorSummary: 'Please check these fields:',
} as const;
