import { bookingHref } from '../lib/booking';
import { figure } from './claims';
import { ifPublished } from './claims/register';
import type { Link } from './types';

export interface FreeOffer {
  id: 'consultation' | 'cambridge-assessment' | 'feasibility-audit';
  title: string;
  forWhom: string;
  youGet: readonly string[];
  limits: readonly string[];
  link: Link;
}

export const offersAnchor = 'free-offers';

export const offers: readonly FreeOffer[] = [
  {
    id: 'consultation',
    title: 'Free consultation',
    forWhom: 'Any business or startup.',
    youGet: [
      `${figure('consultation-length')} with a consultant, by video or telephone`,
      'An opinion on whether the idea can pay, and what to measure first',
    ],
    limits: [
      'No preparation on our side beyond what you write when booking',
      'No written report',
      'One per project',
    ],
    link: {
      label: 'Book Free Consultation',
      href: bookingHref(),
      accessibleName: 'Book Free Consultation (opens a new tab)',
      newTab: true,
    },
  },
  {
    id: 'cambridge-assessment',
    title: 'Free Cambridge AI assessment',
    forWhom: 'Organisations with premises in or around Cambridge.',
    youGet: [
      'One visit to see how the work is done',
      'A two-page note: where AI could pay, which data it needs, what to leave alone',
    ],
    limits: [
      `It is a first look. The paid readiness assessment, from ${figure('price-consulting-1')}, also tests your records`,
      'We take no data away',
      'Once per organisation',
    ],
    link: {
      label: 'Get Your Free Cambridge AI Assessment',
      href: '/contact?topic=cambridge-assessment',
    },
  },
  {
    id: 'feasibility-audit',
    title: 'Free feasibility audit',
    forWhom: `Funded startups with an MVP to start within ${figure('mvp-start')}.`,
    youGet: [
      `A written answer${ifPublished(['mvp-audit'], `, worth ${figure('mvp-audit')},`)} on whether the riskiest assumption can be tested for your budget`,
      'The questions we could not answer, and who could',
    ],
    limits: [
      'No design or code',
      'Based on the material you send and one conversation',
      'Once per company, with no obligation',
    ],
    link: { label: 'Ask for the audit', href: '/mvp#mvp-form' },
  },
];

export const offersIntro = {
  title: 'What is free, and where free ends',
  text: `Three offers cost nothing. They differ in length and in who may ask. The ${figure('discovery-length')} discovery call for startups is not among them: it is the first step of a purchase, and free like any sales call.`,
} as const;
