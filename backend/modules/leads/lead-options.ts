import type { Place } from '../../config/office';
import { nameChoices } from '../../openapi/choice-words';

export const LEAD_FORMS = ['contact', 'service', 'mvp', 'notify', 'complaint', 'call'] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

nameChoices('LeadForm', {
  contact: 'Contact form',
  service: 'Service page',
  mvp: 'MVP form',
  notify: '“Tell me when”',
  complaint: 'Complaint form',
  call: 'Booked call',
} satisfies Record<LeadForm, string>);

export function promisePlace(form: LeadForm, page: string | null | undefined): Place {
  if (form === 'mvp') return 'mvp';
  return /^\/cambridge(?:\/|$)/.test(page ?? '') ? 'cambridge' : 'site';
}

export const LEAD_STATES = ['new', 'contacted', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

nameChoices('LeadState', {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} satisfies Record<LeadState, string>);

export const LANDING_SERVICES = [
  'AI Consulting',
  'Machine Learning',
  'Data Analytics',
  'AI Integration',
  'Custom Web Applications',
] as const;
export type LandingService = (typeof LANDING_SERVICES)[number];

export const NOTIFY_TOPICS = ['webinars', 'resources', 'startup-package', 'demo'] as const;
export type NotifyTopic = (typeof NOTIFY_TOPICS)[number];

export const NOTIFY_SERVICES: Record<NotifyTopic, string> = {
  webinars: 'Webinars',
  resources: 'Resources',
  'startup-package': 'Startup AI Package',
  demo: 'Demo',
};

export const GENERAL = 'General';
export const MVP = 'MVP Development';
export const COMPLAINT = 'Complaint';
export const CALL = 'Call';

const ABOUT_SERVICES: readonly string[] = [
  ...LANDING_SERVICES,
  'Cloud Integration',
  'Startup AI Package',
  'Free Cambridge AI assessment',
];
const ABOUT_OTHER_THINGS: readonly string[] = [
  'A question',
  'Schedule a consultation',
  'Book a 20-min discovery call',
  'Working with a research group',
  'A project like one of your case studies',
  'An accessibility problem',
  'Webinars',
  'Resources',
];
/** Content can add industries and Cambridge services. Letters and spaces cannot form an address. */
const ABOUT_A_PAGE = /^(?:AI in [A-Z][A-Za-z ]{1,40}|[A-Z][A-Za-z ]{1,40} in Cambridge)$/;

const isOurs = (topic: string): boolean =>
  ABOUT_SERVICES.includes(topic) || ABOUT_A_PAGE.test(topic);

/** API callers can send any text, including addresses that a mail program would turn into links. */
export const printableTopic = (topic: string | undefined): string =>
  topic !== undefined && (isOurs(topic) || ABOUT_OTHER_THINGS.includes(topic)) ? topic : GENERAL;

export function inquiryAbout(service: string, topic: string | undefined): string {
  if (service !== GENERAL) return service;
  return topic !== undefined && isOurs(topic) ? topic : '';
}

export const COMPLAINT_SUBJECTS = [
  'How you use my personal data',
  'A mail I did not want',
  'Your work or service',
  'Other',
] as const;
export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number];

export const LEAD_SERVICES = [
  ...LANDING_SERVICES,
  MVP,
  GENERAL,
  COMPLAINT,
  CALL,
  ...Object.values(NOTIFY_SERVICES),
] as const;

export const MVP_BUDGETS = ['£5k–£10k', '£10k–£25k', 'Over £25k'] as const;
export const MVP_TIMELINES = ['ASAP', '4–6 weeks', '2–3 months'] as const;
