export const LEAD_FORMS = ['contact', 'service', 'mvp', 'notify'] as const;
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

/** Everything `lead.service` may be. */
export const LEAD_SERVICES = [
  ...LANDING_SERVICES,
  MVP,
  GENERAL,
  ...Object.values(NOTIFY_SERVICES),
] as const;

export const MVP_BUDGETS = ['£5k–£10k', '£10k–£25k', 'Over £25k'] as const;
export const MVP_TIMELINES = ['ASAP', '4–6 weeks', '2–3 months'] as const;
