import { newEmail } from './people';

/** Valid bodies of the site's forms; `over` changes fields, or removes them (undefined). */
export const contactForm = (over: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: newEmail('visitor'),
  message: 'Could we talk about forecasting?',
  page: '/contact',
  ...over,
});

export const leadForm = (over: Record<string, unknown> = {}) => ({
  name: 'Ada Byron',
  email: newEmail('visitor'),
  company: 'Northgate Logistics',
  phone: '+44 (1632) 960-123',
  jobTitle: 'Operations director',
  message: 'Planners rely on spreadsheets.',
  service: 'AI Integration',
  ...over,
});

export const mvpForm = (over: Record<string, unknown> = {}) => ({
  fullName: 'Ada Byron',
  workEmail: newEmail('visitor'),
  company: 'Northgate Logistics',
  role: 'Founder',
  budget: '£10k–£25k',
  timeline: '4–6 weeks',
  projectDescription: 'A portal for tenants.',
  authority: true,
  utm_source: 'newsletter',
  ...over,
});

export const complaintForm = (over: Record<string, unknown> = {}) => ({
  fullName: 'Ada Byron',
  email: newEmail('visitor'),
  about: 'How you use my personal data',
  details: 'I asked for my data in August and have heard nothing.',
  page: '/complaints',
  ...over,
});
