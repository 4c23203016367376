export const newsletterMessages = {
  submitting: 'Subscribing...',
  successNext:
    'One more step: press the button in our email. If you are subscribed already, nothing changes.',
  successTitle: 'Success!',
  errorTitle: 'Error',
  close: 'Close',
  exceptionFooter: '❌ An error occurred. Please try again.',
  exceptionHome: 'An error occurred. Please try again.',
} as const;
