import { type Claim, price } from './claim';

export const mvpCost = { from: 5_000, to: 25_000 };
const thousands = (pounds: number) => `£${pounds / 1_000}k`;

export const startupClaims = [
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
  price('price-validation', 2_000, 'Validation Sprint', 'startup plans'),
  price('price-pro', 4_500, 'Pro', 'startup plans'),
  price('price-custom', 7_500, 'Custom, from', 'startup plans'),
  {
    id: 'mvp-from',
    value: thousands(mvpCost.from),
    label: 'MVP, from',
    scope: '/mvp',
    amount: mvpCost.from,
  },
  {
    id: 'mvp-range',
    value: `${thousands(mvpCost.from)}–${thousands(mvpCost.to)}`,
    label: 'typical cost',
    scope: '/mvp',
  },
  {
    id: 'mvp-weeks',
    value: '4–8 weeks',
    label: 'to a working MVP',
    scope: '/mvp, sprint 0 included',
  },
  price('mvp-audit', 500, 'value of the free feasibility audit', 'funded startups'),
  { id: 'mvp-start', value: '90 days', label: 'project start', scope: '/mvp' },
  { id: 'sprint-zero', value: 'one week', label: 'sprint 0', scope: '/mvp' },
] as const satisfies readonly Claim[];
