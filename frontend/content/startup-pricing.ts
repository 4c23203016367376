import { bookingHref } from '../lib/booking';
import { figure, type ClaimId } from './claims';
import type { Link } from './types';

export const discoveryHref = bookingHref('AI for Startups', 'discovery');

export interface PricingPlan {
  name: string;
  price: ClaimId;
  from: boolean;
  subtitle: string;
  features: readonly string[];
  highlighted: boolean;
  badge?: ClaimId;
  action: Link;
}

export const startupPricing = {
  title: 'Three plans, two with a fixed price',
  note: 'Prices exclude VAT. The price is agreed before kickoff. A feature belongs to you once it is paid for.',
  plans: [
    {
      name: 'Validation Sprint',
      price: 'price-validation',
      from: false,
      subtitle: 'Find out whether the idea holds before you tell investors about it',
      features: [
        'Strategy session',
        'Data review',
        'Prototype build',
        'ROI model',
        'Next-steps plan',
      ],
      highlighted: false,
      action: {
        label: 'Get Started',
        href: discoveryHref,
        event: 'cta_click_book_call',
        accessibleName: 'Get Started with the Validation Sprint: book a discovery call',
      },
    },
    {
      name: 'Pro',
      price: 'price-pro',
      from: false,
      subtitle: 'One feature, shipped, with everything a pitch needs',
      features: [
        'Strategy session',
        'Data review',
        '1 shipped feature',
        'Demo and pitch deck',
        'Handover docs',
        '30-day hardening',
        'Integration assistance',
      ],
      highlighted: true,
      badge: 'most-popular',
      action: {
        label: 'Get Started',
        href: discoveryHref,
        event: 'cta_click_book_call',
        accessibleName: 'Get Started with Pro: book a discovery call',
      },
    },
    {
      name: 'Custom',
      price: 'price-custom',
      from: true,
      subtitle: 'Several features, and the paperwork that enterprise buyers ask for',
      features: ['Everything in Pro', 'Multiple features', 'DPA and security appendix'],
      highlighted: false,
      action: {
        label: 'Get Started',
        href: discoveryHref,
        event: 'cta_click_book_call',
        accessibleName: 'Get Started with Custom: book a discovery call',
      },
    },
  ] satisfies readonly PricingPlan[],
  mvpNote: {
    text: `These plans add a feature to a product that exists. If you have no product yet, an MVP starts from ${figure('mvp-from')} and takes ${figure('mvp-weeks')}, because it includes the product around the feature.`,
    link: { label: 'MVP development', href: '/mvp' },
  },
} as const;
