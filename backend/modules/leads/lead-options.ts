export const LEAD_FORMS = ['contact', 'service', 'mvp', 'notify', 'complaint'] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

export const LEAD_STATES = ['new', 'contacted', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** What the landing pages' forms are about. */
export const LANDING_SERVICES = [
  'AI Consulting',
  'Machine Learning',
  'Data Analytics',
  'AI Integration',
  'Custom Web Applications',
] as const;
export type LandingService = (typeof LANDING_SERVICES)[number];

/** What a visitor can ask to be told about. */
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

/** What the contact form may be about and a mail to its sender may name: a stranger cannot put other words there. */
const CONTACT_TOPICS: readonly string[] = [
  ...LANDING_SERVICES,
  ...LANDING_SERVICES.map((service) => `${service} in Cambridge`),
  'Cloud Integration',
  'Startup AI Package',
  'Free Cambridge AI assessment',
];

/** The words for "your … inquiry": the topic where we know it, empty where there is none. */
export function inquiryAbout(service: string, topic: string | undefined): string {
  if (service !== GENERAL) return service;
  return topic !== undefined && CONTACT_TOPICS.includes(topic) ? topic : '';
}

export const COMPLAINT_SUBJECTS = [
  'How you use my personal data',
  'A mail I did not want',
  'Your work or service',
  'Other',
] as const;
export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number];

/** Everything `lead.service` may be. */
export const LEAD_SERVICES = [
  ...LANDING_SERVICES,
  MVP,
  GENERAL,
  COMPLAINT,
  ...Object.values(NOTIFY_SERVICES),
] as const;

export const MVP_BUDGETS = ['£5k–£10k', '£10k–£25k', 'Over £25k'] as const;
export const MVP_TIMELINES = ['ASAP', '4–6 weeks', '2–3 months'] as const;
