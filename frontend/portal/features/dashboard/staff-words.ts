import type { Panel } from '../../../api/generated/enums';

export const staffWords = {
  loading: 'Loading your work',
  failure: 'Failed to load your work',
  countsLabel: 'Open requests',
  counts: {
    overdue: 'overdue',
    today: 'due today',
    mine: 'mine',
    unassigned: 'unassigned',
  },
  due: 'Overdue and due today',
  nothingDue: 'Nothing is overdue, and nothing more is due today.',
  allDue: 'All that is due',
  mine: 'Mine',
  nothingMine: 'No open request is assigned to you.',
  allMine: 'All of mine',
  nobody: 'Nobody',
  waits: 'Client’s move',
  notDue: 'Nothing due',
  overdueBy: (length: string) => `Overdue by ${length}`,
  dueIn: (length: string) => `Due in ${length}`,
  week: {
    admin: 'All teams, last 7 days',
    manager: 'The manager team, last 7 days',
    support: 'The support team, last 7 days',
  } satisfies Record<Panel, string>,
  weekFigures: 'Figures of the last 7 days',
  reports: 'Reports',
  noneOfYours: 'You have not raised a request yourself.',
};
