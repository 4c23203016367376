import type { Budget, RequestStatus } from '../api/call';
import { RequestStatusWords } from '../api/generated/words/request-status';
import { formatMoney } from '../lib/money';

const between = (from: number, to: number) => `${formatMoney(from)}–${formatMoney(to)}`;

export const budgetLabels: Record<Budget, string> = {
  'under-5k': `Under ${formatMoney(5_000)}`,
  '5k-15k': between(5_000, 15_000),
  '15k-50k': between(15_000, 50_000),
  '50k-100k': between(50_000, 100_000),
  'over-100k': `Over ${formatMoney(100_000)}`,
  discuss: 'Let’s discuss',
};

/** Clients do not see our teams. */
export const clientStatusLabels: Record<RequestStatus, string> = {
  ...RequestStatusWords,
  assigned: 'Assigned to our team',
};

export const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
