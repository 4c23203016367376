import type { Panel } from '../../../../api/generated/enums';
import type { AnswerOf } from '../../../../api/types';
import type { Stat } from '../../../../ui/stat-band';
import type { ListWords } from '../../../lists/define-list';
import { locale } from '../../../../lib/locale';

type Stats<P extends Panel> = AnswerOf<`/api/${P}-requests`, 'get'>['stats'];
export type AnyStats = Partial<Stats<'admin'> & Stats<'manager'> & Stats<'support'>>;

export interface PanelConfig extends ListWords {
  lead: string;
  stats: (stats: AnyStats | undefined) => Stat[];
}

const number = (value: number | undefined) => value?.toLocaleString(locale);

const common = { noun: 'request', searchIn: 'Number, project, client or company' };

export const panels: Record<Panel, PanelConfig> = {
  admin: {
    ...common,
    title: 'Admin Panel',
    lead: 'Every request. Delegate the new ones, follow the rest.',
    loading: 'Loading admin dashboard...',
    empty: { title: 'No requests yet', text: 'New requests appear here as clients raise them.' },
    label: 'All requests',
    stats: (stats) => [
      { label: 'Total Requests', value: number(stats?.total) },
      { label: 'Pending', value: number(stats?.pending) },
      { label: 'In Review', value: number(stats?.in_review) },
      { label: 'Completed', value: number(stats?.completed) },
    ],
  },
  manager: {
    ...common,
    title: 'Manager Panel',
    lead: 'Projects that were delegated to the managers.',
    loading: 'Loading manager dashboard...',
    failure: 'Failed to load projects',
    empty: {
      title: 'No projects assigned',
      text: 'Projects appear here when an admin delegates them to the managers.',
    },
    label: 'Assigned projects',
    stats: (stats) => [
      { label: 'Total Projects', value: number(stats?.total) },
      { label: 'In Progress', value: number(stats?.in_progress) },
      { label: 'Completed', value: number(stats?.completed) },
      { label: 'Team Members', value: number(stats?.team_members) },
    ],
  },
  support: {
    ...common,
    title: 'Support Panel',
    lead: 'Tickets that were delegated to support.',
    loading: 'Loading support dashboard...',
    failure: 'Failed to load tickets',
    empty: {
      title: 'No support tickets assigned',
      text: 'Tickets appear here when an admin delegates them to support.',
    },
    label: 'Support tickets',
    stats: (stats) => [
      { label: 'Total Tickets', value: number(stats?.total) },
      { label: 'Open Tickets', value: number(stats?.open) },
      { label: 'Resolved', value: number(stats?.resolved) },
      { label: 'Response Time', value: stats?.avg_response_time },
    ],
  },
};
