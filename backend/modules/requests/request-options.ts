import type { Team } from '../../access/role';
import { formatMoney } from '../../validation/money';
import { DEFAULT_URGENCY, URGENCIES, type Urgency } from '../response-times/response-times.public';

export const SERVICE_TYPES = [
  'ai-consulting',
  'data-analytics',
  'machine-learning',
  'ai-integration',
  'custom-app',
  'other',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const SERVICE_LABELS: Record<ServiceType, string> = {
  'ai-consulting': 'AI Consulting',
  'data-analytics': 'Data Analytics',
  'machine-learning': 'Machine Learning',
  'ai-integration': 'AI Integration',
  'custom-app': 'Custom Web Application',
  other: 'Other',
};

export const TIMELINES = ['1-2-weeks', '1-month', '2-3-months', '3-6-months', 'flexible'] as const;
export type Timeline = (typeof TIMELINES)[number];

export const TIMELINE_LABELS: Record<Timeline, string> = {
  '1-2-weeks': '1–2 weeks',
  '1-month': '1 month',
  '2-3-months': '2–3 months',
  '3-6-months': '3–6 months',
  flexible: 'Flexible',
};

export const BUDGETS = [
  'under-5k',
  '5k-15k',
  '15k-50k',
  '50k-100k',
  'over-100k',
  'discuss',
] as const;
export type Budget = (typeof BUDGETS)[number];

const between = (from: number, to: number) => `${formatMoney(from)}–${formatMoney(to)}`;

export const BUDGET_LABELS: Record<Budget, string> = {
  'under-5k': `Under ${formatMoney(5_000)}`,
  '5k-15k': between(5_000, 15_000),
  '15k-50k': between(15_000, 50_000),
  '50k-100k': between(50_000, 100_000),
  'over-100k': `Over ${formatMoney(100_000)}`,
  discuss: "Let's discuss",
};

export { DEFAULT_URGENCY, URGENCIES, type Urgency };

export const URGENCY_LABELS: Record<Urgency, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const TEAM_LABELS: Record<Team, string> = {
  manager: 'the manager team',
  support: 'the support team',
};
