/** Separate from the page's copy, so the script stays small. */
export const complaintForm = {
  anchor: 'complaint-form',
  title: 'Complain here',
  intro:
    'It goes to a person and is acknowledged by mail at once; the outcome follows without undue delay.',
  fields: {
    fullName: 'Full name',
    email: 'Email address',
    about: 'What is it about?',
    choose: 'Choose one',
    details: 'What happened, and what would you like us to do?',
  },
  subjects: [
    'How you use my personal data',
    'A mail I did not want',
    'Your work or service',
    'Other',
  ],
  submit: 'Send complaint',
  sending: 'Sending...',
  failure:
    'We could not take your complaint. Your text is still here. Please try again, or write to us or call us.',
} as const;
