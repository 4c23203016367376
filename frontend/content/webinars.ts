import type { ClaimId } from './claims';
import { notifyBoxes } from './notify-boxes';

export interface Webinar {
  title: string;
  description: string;
  minutes: number;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
}

export const webinars = {
  title: 'Expert Webinars Coming Soon',
  lead: 'Six live sessions by people who build such systems. No dates yet: each is announced once its example works in front of an audience.',
  counters: ['planned-sessions', 'planned-minutes', 'planned-free'] satisfies readonly ClaimId[],
  sessions: [
    {
      title: 'AI Strategy for Mid-Market Companies',
      description:
        'Ranking ideas with a spreadsheet and one afternoon of interviews. Bring your own list.',
      minutes: 45,
      level: 'Beginner',
    },
    {
      title: 'Building AI Teams That Work',
      description: 'Which role to hire first, and why it is usually not a data scientist.',
      minutes: 60,
      level: 'Intermediate',
    },
    {
      title: 'AI Implementation Best Practices',
      description: 'Running a new model beside people before it replaces a single step.',
      minutes: 50,
      level: 'Intermediate',
    },
    {
      title: 'Machine Learning in Production',
      description: 'Drift, retraining and rollback, shown on a model that we break on purpose.',
      minutes: 55,
      level: 'Advanced',
    },
    {
      title: 'AI Ethics and Governance',
      description: 'UK GDPR and automated decisions for people who are not lawyers.',
      minutes: 40,
      level: 'Beginner',
    },
    {
      title: 'Future of AI in Business',
      description:
        'Last year’s public forecasts, marked against what happened, and what we would bet on now.',
      minutes: 45,
      level: 'Beginner',
    },
  ] satisfies readonly Webinar[],
  benefits: [
    {
      title: 'Expert Speakers',
      text: 'The engineers who built the example, with its code open in front of them.',
    },
    {
      title: 'Interactive Sessions',
      text: 'Questions will be answered live, and the rest in writing afterwards.',
    },
    {
      title: 'Certificates',
      text: 'A certificate of attendance for your training record. It certifies presence, not skill.',
    },
    {
      title: 'Flexible Scheduling',
      text: 'Each session will run twice, and a captioned recording will follow.',
    },
  ],
  getNotified: { label: notifyBoxes.webinars.title, href: '#notify-webinars-email' },
  instead: 'If it cannot wait',
  links: [
    { label: 'Schedule Consultation', href: '/contact?topic=consultation' },
    { label: 'View our services', href: '/services' },
  ],
} as const;
