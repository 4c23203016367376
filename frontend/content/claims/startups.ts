import type { Claim } from './claim';

export const startupClaims = [
  // Startups
  {
    id: 'handling-time',
    value: '−32%',
    label: 'support handling time',
    scope: 'startup engagement',
  },
  {
    id: 'content-discovery',
    value: '3x',
    label: 'faster content discovery',
    scope: 'startup engagement',
  },
  {
    id: 'engagement',
    value: '+14%',
    label: 'user engagement',
    scope: 'startup engagement',
  },
  {
    id: 'founder-testimonial',
    value: 'founder testimonial',
    label: 'what a founder said',
    scope: '/ai-for-startups',
  },
  {
    id: 'most-popular',
    value: 'Most Popular',
    label: 'Pro plan',
    scope: 'startup plans by number sold',
  },
  {
    id: 'sprint-slots',
    value: 'limited',
    label: 'sprint slots',
    scope: 'one AI pod works for one startup at a time',
  },
  {
    id: 'startup-weeks',
    value: '4 weeks',
    label: 'to an investor-ready AI feature',
    scope: 'startup package',
  },
  {
    id: 'kickoff',
    value: '7–10 days',
    label: 'typical time to kickoff',
    scope: 'startup package',
  },
  {
    id: 'hardening',
    value: '30-day',
    label: 'hardening',
    scope: 'Pro and Custom plans',
  },
  {
    id: 'price-validation',
    value: '£2,000',
    label: 'Validation Sprint',
    scope: 'startup plans',
    amount: 2000,
  },
  {
    id: 'price-pro',
    value: '£4,500',
    label: 'Pro',
    scope: 'startup plans',
    amount: 4500,
  },
  {
    id: 'price-custom',
    value: '£7,500',
    label: 'Custom, from',
    scope: 'startup plans',
    amount: 7500,
  },
  // MVP
  {
    id: 'mvp-from',
    value: '£5k',
    label: 'MVP, from',
    scope: '/mvp',
    amount: 5000,
  },
  { id: 'mvp-range', value: '£5k–£25k', label: 'typical cost', scope: '/mvp' },
  {
    id: 'mvp-weeks',
    value: '4–8 weeks',
    label: 'to a working MVP',
    scope: '/mvp, sprint 0 included',
  },
  {
    id: 'mvp-audit',
    value: '£500',
    label: 'value of the free feasibility audit',
    scope: 'funded startups',
    amount: 500,
  },
  { id: 'mvp-start', value: '90 days', label: 'project start', scope: '/mvp' },
  { id: 'sprint-zero', value: 'one week', label: 'sprint 0', scope: '/mvp' },
] as const satisfies readonly Claim[];
