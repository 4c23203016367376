export const preferencesMessages = {
  title: 'Newsletter choices',
  text: 'Choose what you want to receive. Changes apply as soon as you save them.',
  loading: 'Reading your choices',
  forAddress: 'For',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Your choices are saved.',
  none: 'You are unsubscribed from everything. You can choose again here at any time.',
  nothing: 'Unsubscribe from everything',
  topics: {
    newsletter:
      'About once a month: what works, and what does not, when a business puts AI to use.',
    webinars: 'When a webinar has a date.',
    resources: 'When new guides and templates are ready.',
  },
} as const;
