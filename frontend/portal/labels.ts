import { formatMoney } from '../lib/money';
import type {
  Budget,
  Panel,
  Provider,
  RequestStatus,
  Role,
  ServiceType,
  Team,
  Timeline,
  Urgency,
} from '../api/call';

/** Labels of the API's values. A new value without a label does not compile. */
export const serviceTypeLabels: Record<ServiceType, string> = {
  'ai-consulting': 'AI Consulting',
  'data-analytics': 'Data Analytics',
  'machine-learning': 'Machine Learning',
  'ai-integration': 'AI Integration',
  'custom-app': 'Custom Web Application',
  other: 'Other',
};

export const timelineLabels: Record<Timeline, string> = {
  '1-2-weeks': '1–2 weeks',
  '1-month': '1 month',
  '2-3-months': '2–3 months',
  '3-6-months': '3–6 months',
  flexible: 'Flexible',
};

const between = (from: number, to: number) => `${formatMoney(from)}–${formatMoney(to)}`;

export const budgetLabels: Record<Budget, string> = {
  'under-5k': `Under ${formatMoney(5_000)}`,
  '5k-15k': between(5_000, 15_000),
  '15k-50k': between(15_000, 50_000),
  '50k-100k': between(50_000, 100_000),
  'over-100k': `Over ${formatMoney(100_000)}`,
  discuss: 'Let’s discuss',
};

export const urgencyLabels: Record<Urgency, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const statusLabels: Record<RequestStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_review: 'In review',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Clients do not see our teams. */
export const clientStatusLabels: Record<RequestStatus, string> = {
  ...statusLabels,
  assigned: 'Assigned to our team',
};

export const teamLabels: Record<Team, string> = { manager: 'Manager', support: 'Support' };

export const panelLabels: Record<Panel, string> = {
  admin: 'Admin Panel',
  manager: 'Manager Panel',
  support: 'Support Panel',
};

export const roleLabels: Record<Role, string> = {
  client: 'Client',
  support: 'Support',
  manager: 'Manager',
  admin: 'Admin',
};

export const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

export const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
