import type { Panel } from '../../../api/call';
import { count } from '../../../lib/text';

export const staffWords = {
  noun: 'your work',
  countsLabel: 'Open requests',
  counts: { overdue: 'overdue', today: 'due today', mine: 'mine', unassigned: 'unassigned' },
  due: 'Overdue and due today',
  nothingDue: {
    all: 'Nothing is overdue, and nothing more is due today.',
    more: 'Nothing else is overdue or due today.',
  },
  allDue: 'All due',
  next: 'My next three',
  reply: 'Reply',
  replyTo: (name: string) => `Reply: ${name}`,
  load: 'Open requests per person',
  noTeam: 'Nobody is on the team yet.',
  invite: 'Invite colleagues',
  loadNoun: 'the team',
  share: (each: string) => `The line marks an even share: ${each} each.`,
  away: 'away today',
  more: (people: number) => `and ${count(people, 'more person', 'more people')} with fewer`,
  openOf: (open: number) => count(open, 'open request'),
  now: (at: string) => `Now, ${at}`,
  unconfirmed: (figures: number) =>
    `${count(figures, 'figure')} on the website ${figures === 1 ? 'is' : 'are'} unconfirmed.`,
  confirm: 'npm run claims lists them, and docs/owner.md says how each is confirmed.',
  nothingMine: 'No open request is assigned to you.',
  allMine: 'All mine',
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
};
