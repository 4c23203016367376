export const leadFormFields = {
  name: 'Full name',
  email: 'Work email',
  company: 'Company',
  phone: 'Phone',
  phoneHint:
    'Numbers, spaces, dashes and parentheses, with a leading plus if you like. An extension goes into the message.',
  jobTitle: 'Job title',
  message: 'Your current challenges',
  service: 'Service',
  submit: 'Send enquiry',
} as const;

/** Shown by the demo button until there is a video. */
export const demoDialog = {
  title: 'Coming Soon!',
  text: 'There is nothing to watch yet. Leave your address and we write once, when it is ready.',
  emailLabel: 'Email address',
  notify: 'Tell me when it is ready',
  close: 'Got it!',
  closeIcon: 'Close',
} as const;
