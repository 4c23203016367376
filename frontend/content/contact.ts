import brand from '../../brand.json';
import { firstReply } from '../lib/first-reply';
import type { RowsFigureData } from './figure-rows.mts';
import { phoneLink } from './phone';

const address = `${brand.address.street}, ${brand.address.city} ${brand.address.postcode}, ${brand.address.country}`;

export const openingHours = `${brand.hours.days} ${brand.hours.opens.replace(/^0/, '')}-${brand.hours.closes} UK time`;

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Like lib/opening-hours.ts, which knows Monday to Friday only. */
const week: RowsFigureData['rows'] = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((label) => ({
    label,
    text: `${brand.hours.opens.replace(/^0/, '')} to ${brand.hours.closes}`,
    values: [hourOf(brand.hours.opens), hourOf(brand.hours.closes)],
  })),
  ...['Saturday', 'Sunday'].map((label) => ({ label, text: 'Closed', values: [0, 0] })),
];

/** About 400 m around the office. */
const { latitude, longitude } = brand.geo;
const box = [longitude - 0.006, latitude - 0.003, longitude + 0.006, latitude + 0.003]
  .map((degrees) => degrees.toFixed(4))
  .join(',');

const mapQuery = encodeURIComponent(`${brand.legalName}, ${address}`);

export const contact = {
  hero: {
    title: 'Talk to somebody who builds these systems',
    lead: `Each message is read by a person and answered by name, within ${firstReply('site')}. Three sentences are enough: what happens today, what it costs you, and what you have tried.`,
  },
  form: {
    title: 'Send us a message',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      company: 'Company',
      phone: 'Phone',
      message: 'Message',
      topic: 'What is it about?',
      anyTopic: 'Something else',
      offer: 'Which of our offers in Cambridge?',
      noOffer: 'None of these',
    },
    messageHint: 'Please leave out passwords and personal data about other people.',
    submit: 'Send Message',
  },
  cards: {
    address: { title: 'Visit', text: address },
    phone: {
      title: 'Call',
      ...phoneLink,
    },
    email: { title: 'Write', label: brand.email, href: `mailto:${brand.email}` },
    hours: {
      title: 'Hours',
      text: openingHours,
      open: 'Open now',
      closed: 'Closed now',
      note: 'Closed on bank holidays in England.',
    },
  },
  week: {
    kind: 'range',
    title: 'When you reach us',
    unit: 'Hours of the day, UK time',
    rows: week,
    ticks: [0, 6, 12, 18, 24],
  },
  map: {
    title: 'Where to find us',
    note: 'Tell us beforehand if stairs, parking or the time of day matter, and we arrange the visit around it.',
    load: 'Show the interactive map',
    unload: 'Show the sketch again',
    loadNote: 'It comes from OpenStreetMap, which will see your network address.',
    alt: `Map of the streets around ${brand.address.street}, ${brand.address.city}`,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${encodeURIComponent(`${latitude},${longitude}`)}`,
    link: {
      label: 'Open the map',
      href: `https://www.openstreetmap.org/search?query=${mapQuery}`,
      newTab: true,
    },
    directions: {
      label: 'Get Directions',
      href: `https://www.google.com/maps/dir/?api=1&destination=${mapQuery}`,
      accessibleName: 'Get Directions (opens Google Maps in a new tab)',
      newTab: true,
    },
  },
  existingClients: {
    text: 'Already a client? A request in the portal reaches your team directly.',
    link: { label: 'Sign in', href: '/signin', accessibleName: 'Sign in to the client portal' },
  },
} as const;
