import brand from '../../brand.json';

/** The page that books a call, and the page of a call that its booker may change. */
export const booking = {
  path: '/book',
  title: 'Book a call',
  length: (minutes: number) => `${minutes} minutes`,
  place: 'Online or by phone',
  about: 'About',
  times: {
    days: 'Days',
    weeks: 'Other weeks',
    none: `No times are available online in these weeks. Call us on ${brand.phone}, or write to ${brand.email}.`,
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    earlier: 'Earlier',
    later: 'Later',
    zoneOf: (zone: string) => `Times in ${zone} time`,
    changeZone: 'Change',
    zone: 'Times in',
    show: 'Show',
  },
  chosen: {
    label: 'Your time',
    change: 'Change',
    gone: 'Nearest free times',
    all: 'See all free times',
  },
  who: 'Who you are',
  submit: 'Book this call',
  phone: 'Phone, if you’d like us to call you',
  hint: 'A sentence is enough. It saves us both the first five minutes.',
  note: 'You’ll get an e-mail with a calendar invitation, and a link to move or cancel the call. It also says whether we meet online or by phone.',
  failure: `We could not book the call. Your text is still here. Please try again, or call us on ${brand.phone}.`,
  asked: {
    title: 'Thank you. Please check your e-mail',
    text: 'We have sent an e-mail about your call to the address you entered. It confirms the call, with an invitation for your calendar, and has the link to move or cancel it.',
    missing: `No e-mail within a few minutes? Call us on ${brand.phone}.`,
  },
  facts: { call: 'Call', when: 'When', length: 'Length', host: 'With', place: 'Where' },
  call: {
    cancelled: 'Your call is cancelled',
    calendar: 'Add it to your calendar',
    move: 'Move the call',
    cancel: 'Cancel the call',
    rebook: 'Choose another time',
    another: 'Book another call',
    tooLate: `To change it now, please call us on ${brand.phone}.`,
  },
  move: {
    title: 'Move your call',
    now: 'Now',
    new: 'New time',
    submit: 'Move the call to this time',
    keep: ({ day, time }: { day: string; time: string }) =>
      `Keep ${day.split(' ').slice(0, 3).join(' ')}, ${time.slice(0, 5)}`,
  },
  cancel: {
    title: 'Cancel this call?',
    text: 'The time becomes free for others. We tell whoever was to call you.',
    submit: 'Cancel the call',
    keep: 'Keep the call',
  },
  missing: {
    title: 'There is no call here',
    text: `The link may be incomplete, or the call is no longer offered. You can also call us on ${brand.phone}.`,
    link: 'Book a call',
  },
  notNow: {
    title: 'Please try again later',
    text: `You can also call us on ${brand.phone}.`,
  },
  search: {
    title: 'Book a call',
    description: `Choose a time for a call with ${brand.name}: free times as they are now, in your own time zone, and an invitation for your calendar.`,
    noindex: true,
  },
} as const;
