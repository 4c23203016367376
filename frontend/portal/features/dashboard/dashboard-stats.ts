import type { AnswerOf } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import type { Stat } from '../../../ui/stat-band';

type Answer = AnswerOf<'/api/get-requests', 'get'>;

/** The server counts: this page holds the newest few. */
export function dashboardStats(answer: Answer | undefined): Stat[] {
  const number = (value: number | undefined) => value?.toLocaleString('en-GB');
  const stats = answer?.stats;
  return [
    { label: 'Total Projects', value: number(stats?.total) },
    { label: 'Completed', value: number(stats?.completed) },
    { label: 'In Progress', value: number(stats?.in_progress) },
    { label: 'Revenue', value: stats ? formatMoney(stats.revenue) : undefined },
  ];
}
