import type { LandingService } from '../api/generated/enums';
import { claim, figure, type ClaimId } from './claims';
import type { Link } from './types';

export type ServiceId =
  | 'ai-consulting'
  | 'machine-learning'
  | 'data-analytics'
  | 'ai-integration'
  | 'custom-app-development';

/** One service under all its names. A page takes them from here and types none of them. */
export interface Service {
  /** Also the last part of its address, and of the one of the Cambridge office. */
  id: ServiceId;
  url: string;
  label: string;
  /** What the lead form sends as `service`. */
  formValue: LandingService;
  /** The request wizard's value; also finds the entry in `catalogue`. */
  portalValue: string;
  /** The lowest price on any page, in pounds without VAT. */
  fromPrice: ClaimId;
  /** Structured data: a typical programme costs from `fromPrice`, as the pages say, to this. */
  typicalHigh: number;
}

export const services: readonly Service[] = [
  {
    id: 'ai-consulting',
    url: '/services/ai-consulting',
    label: 'AI Consulting',
    formValue: 'AI Consulting',
    portalValue: 'ai-consulting',
    fromPrice: 'price-consulting-1',
    typicalHigh: 50_000,
  },
  {
    id: 'machine-learning',
    url: '/services/machine-learning',
    label: 'Machine Learning',
    formValue: 'Machine Learning',
    portalValue: 'machine-learning',
    fromPrice: 'price-ml-3',
    typicalHigh: 100_000,
  },
  {
    id: 'data-analytics',
    url: '/services/data-analytics',
    label: 'Data Analytics',
    formValue: 'Data Analytics',
    portalValue: 'data-analytics',
    fromPrice: 'price-analytics-1',
    typicalHigh: 75_000,
  },
  {
    id: 'ai-integration',
    url: '/services/ai-integration',
    label: 'AI Integration',
    formValue: 'AI Integration',
    portalValue: 'ai-integration',
    fromPrice: 'price-integration-4',
    typicalHigh: 60_000,
  },
  {
    id: 'custom-app-development',
    url: '/services/custom-app-development',
    label: 'Custom Web Applications',
    formValue: 'Custom Web Applications',
    portalValue: 'custom-app',
    fromPrice: 'price-apps-3',
    typicalHigh: 150_000,
  },
];

export function service(id: ServiceId): Service {
  const found = services.find((entry) => entry.id === id);
  if (!found) throw new Error(`No service ${id}`);
  return found;
}

export function priceRange({ fromPrice, typicalHigh }: Service): { low: number; high: number } {
  const { amount } = claim(fromPrice);
  if (amount === undefined) throw new Error(`Claim ${fromPrice} is not a price`);
  return { low: amount, high: typicalHigh };
}

/** The cards of /services. The startup package comes first and takes the full width. */
export interface ServiceCard {
  id: ServiceId | 'ai-for-startups';
  title: string;
  description: string;
  features: readonly string[];
  featured: boolean;
  link: Link;
}

export const priceRangeLabel = 'Typical programme';

export const servicesPage = {
  title: 'Services and prices',
  lead: 'Six ways to start. Each has a fixed first scope and a published starting price, so that you can judge the work before you commit to more of it.',
  priceNote: 'Prices are where a first engagement starts, and exclude VAT.',
  callToAction: { label: 'Schedule a Consultation', href: '/contact?topic=consultation' },
  request: 'Request Consultation',
  closing: {
    title: 'Not sure which of these it is?',
    text: 'Most first conversations are about finding that out. Thirty minutes, with somebody who builds these systems, and no slides.',
  },
} as const;

/** Not one of the six, but it has a page. */
export const cloudIntegration: Link & {
  title: string;
  text: string;
  features: readonly string[];
} = {
  title: 'Cloud Integration',
  features: [
    'An account that you own, in the UK or the EU',
    'Old and new side by side until the figures agree',
    'The monthly cost of a service before it is moved',
  ],
  text: 'Moving data and models to the cloud first? It is part of most integrations, and it can be ordered alone.',
  label: 'Learn more',
  href: '/services/cloud-integration',
  accessibleName: 'Learn more about Cloud Integration',
  isSpelledOut: true,
};

export const serviceCards: readonly ServiceCard[] = [
  {
    id: 'ai-for-startups',
    title: 'AI for Startups',
    description: `One AI feature your investors can use themselves, built into your product in ${figure('startup-weeks')} while your own developers stay on the roadmap.`,
    features: [
      'One production-ready feature, not a slide about one',
      'Fixed price, agreed before the first day',
      'You own the code on payment',
    ],
    featured: true,
    link: {
      label: 'See the startup package',
      href: '/ai-for-startups',
    },
  },
  {
    id: 'ai-consulting',
    title: 'AI Consulting',
    description:
      'A ranked, costed list of where AI pays in your business, with the ideas to drop marked as clearly as the ones to build.',
    features: [
      'Use cases ranked by return and by risk',
      'Data readiness checked source by source',
      'A roadmap with a stopping point for every stage',
    ],
    featured: false,
    link: {
      label: 'Learn more',
      href: '/services/ai-consulting',
      accessibleName: 'Learn more about AI Consulting',
      isSpelledOut: true,
    },
  },
  {
    id: 'machine-learning',
    title: 'Machine Learning',
    description:
      'Forecasts, rankings and classifiers that are put live only if they beat the rule of thumb you use today.',
    features: [
      'A baseline agreed before any training',
      'Errors reported by type and by cost',
      'Drift alarms and a written retraining rule',
    ],
    featured: false,
    link: {
      label: 'Learn more',
      href: '/services/machine-learning',
      accessibleName: 'Learn more about Machine Learning',
      isSpelledOut: true,
    },
  },
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    description:
      'Dashboards that answer the questions your managers ask each week, with one written definition behind each number.',
    features: [
      'Starts from five questions, not from a tool',
      'Every figure traces back to its rows',
      'Handover to the person who will maintain it',
    ],
    featured: false,
    link: {
      label: 'Learn more',
      href: '/services/data-analytics',
      accessibleName: 'Learn more about Data Analytics',
      isSpelledOut: true,
    },
  },
  {
    id: 'ai-integration',
    title: 'AI Integration',
    description:
      'Models connected to the CRM, help desk or warehouse system you already run, with your access rules and audit trail intact.',
    features: [
      'Your permissions decide what the model may read',
      'Every automatic step is logged and reversible',
      'A switch to turn it off without a release',
    ],
    featured: false,
    link: {
      label: 'Learn more',
      href: '/services/ai-integration',
      accessibleName: 'Learn more about AI Integration',
      isSpelledOut: true,
    },
  },
  {
    id: 'custom-app-development',
    title: 'Custom Web Applications',
    description:
      'An application built around your process when nothing on the shelf fits, usable by the end of the first stage.',
    features: [
      'Built with the people who will use it',
      'Code and infrastructure in your own accounts',
      'Tests and documentation delivered with it',
    ],
    featured: false,
    link: {
      label: 'Learn more',
      href: '/services/custom-app-development',
      accessibleName: 'Learn more about Custom Web Applications',
      isSpelledOut: true,
    },
  },
];
