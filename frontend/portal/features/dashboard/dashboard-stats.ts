import type { AnswerOf } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import type { Stat } from '../../../ui/stat-band';
import { dashboardWords } from './words';
import { locale } from '../../../lib/locale';

type Answer = AnswerOf<'/api/get-requests', 'get'>;

/** Totals from the server: this page only loads the newest requests. */
export function dashboardStats(answer: Answer | undefined): Stat[] {
  const number = (value: number | undefined) => value?.toLocaleString(locale);
  const stats = answer?.stats;
  const labels = dashboardWords.statLabels;
  return [
    { label: labels.total, value: number(stats?.total) },
    { label: labels.completed, value: number(stats?.completed) },
    { label: labels.inProgress, value: number(stats?.in_progress) },
    {
      label: labels.revenue,
      value: stats && formatMoney(stats.revenue),
      note: dashboardWords.revenueNote,
    },
  ];
}
