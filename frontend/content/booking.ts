import brand from '../../brand.json';

export const booking = {
  path: '/book',
  title: 'Book a call',
  who: 'Who you are',
  submit: 'Book the call',
  phone: 'Phone, if we should call you',
  hint: 'A sentence is enough. It saves us both the first five minutes.',
  note: 'You get a mail with an invitation for your calendar, and a link to move or cancel the call.',
  failure: `We could not book the call. Your text is still here. Please try again, or call us on ${brand.phone}.`,
  search: {
    title: 'Book a call',
    description: `Choose a time for a call with ${brand.name}: free times as they are now, in your own time zone, and an invitation for your calendar.`,
    noindex: true,
  },
} as const;
