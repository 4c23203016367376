import type { Link } from './types';

/** One list for the whole site: the first six have a page, the others lead to the contact form. */
export interface Industry {
  id: string;
  /** As written in the address of its page. */
  title: string;
  description: string;
  link: Link;
}

function withPage(title: string): Link {
  return {
    label: `AI in ${title.toLowerCase()}`,
    href: `/industries/${title}`,
  };
}

function byTopic(id: string, title: string): Link {
  return {
    label: `Ask about ${title.toLowerCase()}`,
    href: `/contact?topic=industry-${id}`,
  };
}

export const industries = [
  {
    id: 'healthcare',
    title: 'Healthcare',
    description:
      'Letters, referrals and waiting lists handled faster, with a clinician responsible for every decision.',
    link: withPage('Healthcare'),
  },
  {
    id: 'finance',
    title: 'Finance',
    description:
      'Checks, reports and fraud signals that an auditor can follow from the result back to the rule.',
    link: withPage('Finance'),
  },
  {
    id: 'manufacturing',
    title: 'Manufacturing',
    description:
      'Quality checks, planning and maintenance that use what your machines already record.',
    link: withPage('Manufacturing'),
  },
  {
    id: 'retail',
    title: 'Retail',
    description: 'Forecasts, search and product data that help customers find what is in stock.',
    link: withPage('Retail'),
  },
  {
    id: 'technology',
    title: 'Technology',
    description: 'AI features for software companies, shipped with tests, budgets and a way out.',
    link: withPage('Technology'),
  },
  {
    id: 'education',
    title: 'Education',
    description:
      'Less administration for teachers and earlier help for learners, with marking left to people.',
    link: withPage('Education'),
  },
  {
    id: 'life-sciences',
    title: 'Life sciences',
    description:
      'Laboratory records, literature and instrument data made searchable without leaving your control.',
    link: byTopic('life-sciences', 'Life sciences'),
  },
  {
    id: 'agriculture',
    title: 'Agriculture and food',
    description:
      'Yield, quality and cold-chain models that cope with bad signal and a short season.',
    link: byTopic('agriculture', 'Agriculture and food'),
  },
  {
    id: 'professional-services',
    title: 'Professional services',
    description:
      'Drafts, searches and checks for legal, accounting and engineering firms, with privilege respected.',
    link: byTopic('professional-services', 'Professional services'),
  },
] as const satisfies readonly Industry[];

export type IndustryId = (typeof industries)[number]['id'];

/** Those with a page of their own: home and most Cambridge pages show these. */
export const mainIndustries = [
  'healthcare',
  'finance',
  'manufacturing',
  'retail',
  'technology',
  'education',
] as const satisfies readonly IndustryId[];

export type MainIndustryId = (typeof mainIndustries)[number];

export const industriesPage = {
  title: 'Industries we know from the inside',
  lead: 'The same model behaves differently in a ward, a warehouse and a bank. These pages say what is different, and what to check before you spend anything.',
  detailActions: [
    { label: 'Contact Us', href: '/contact' },
    { label: 'Get Started', href: '/get-started', accessibleName: 'Get Started with an account' },
    { label: 'Go to Home', href: '/' },
  ],
} as const;
