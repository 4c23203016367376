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
  data: {
    title: 'Your data',
    text: 'You can see or erase what we keep about this address. For your safety, we e-mail you a link first.',
    link: 'E-mail me a link to my data',
    open: 'This is your own link. It works for one hour.',
    download: 'Download my data',
    downloaded: 'Your data is in your downloads.',
    erase: 'Erase my address',
    question: 'We delete your address and your choices. This cannot be undone.',
    eraseForGood: 'Erase it',
    keep: 'Keep it',
  },
} as const;
