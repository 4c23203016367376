import type { AnswerOf, Panel } from '../../../../api/call';
import type { ListWords } from '../../../lists/define-list';

type Stats<P extends Panel> = AnswerOf<`/api/${P}-requests`, 'get'>['stats'];
type AnyStats = Partial<Stats<'admin'> & Stats<'manager'> & Stats<'support'>>;

interface PanelWords extends ListWords {
  /** Labels of the figures shown. */
  stats: Partial<Record<keyof AnyStats, string>>;
}

const common = { noun: 'request', searchIn: 'Number, project, client or company' };

export const panels: Record<Panel, PanelWords> = {
  admin: {
    ...common,
    title: 'Admin Panel',
    loading: 'Loading admin dashboard...',
    empty: { title: 'No requests yet', text: 'New requests appear here as clients raise them.' },
    label: 'All requests',
    stats: {
      total: 'Total Requests',
      pending: 'Pending',
      in_review: 'In Review',
      completed: 'Completed',
    },
  },
  manager: {
    ...common,
    title: 'Manager Panel',
    loading: 'Loading manager dashboard...',
    failure: 'Failed to load projects',
    empty: {
      title: 'No projects assigned',
      text: 'Projects appear here when an admin delegates them to the managers.',
    },
    label: 'Assigned projects',
    stats: {
      total: 'Total Projects',
      in_progress: 'In Progress',
      completed: 'Completed',
      team_members: 'Team Members',
    },
  },
  support: {
    ...common,
    title: 'Support Panel',
    loading: 'Loading support dashboard...',
    failure: 'Failed to load tickets',
    empty: {
      title: 'No support tickets assigned',
      text: 'Tickets appear here when an admin delegates them to support.',
    },
    label: 'Support tickets',
    stats: {
      total: 'Total Tickets',
      open: 'Open Tickets',
      resolved: 'Resolved',
      avg_response_time: 'Response Time',
    },
  },
};
