import type { ClientTask } from '../../../api/generated/enums';
import { firstReply, replyNote } from '../../../lib/first-reply';

export const dashboardWords = {
  arrived: {
    title: (reference: string) => `We have received ${reference}.`,
    by: (at: string) => `We’ll reply by ${at}, here and by e-mail.`,
    within: (time: string) => `We’ll reply within ${time}, here and by e-mail.`,
    open: 'Open your request',
  },
  title: (name: string | undefined, isNew: boolean): string => {
    const welcome = isNew ? 'Welcome' : 'Welcome back';
    return name ? `${welcome}, ${name}` : welcome;
  },
  loading: 'Loading your dashboard',
  profileFailure: 'Failed to fetch profile',
  raise: 'Raise New Request',
  stats: 'Your projects',
  own: 'Your own requests, as a client',
  statLabels: {
    total: 'Total Projects',
    completed: 'Completed',
    inProgress: 'In Progress',
    revenue: 'Revenue',
  },
  revenueNote: (invoiced: string, agreed: string) =>
    `paid; ${invoiced} invoiced of ${agreed} agreed`,
};

export const recentWords = {
  title: 'Recent Requests',
  viewAll: 'View all',
  loading: 'Loading your requests',
  failure: 'Failed to load requests',
};

/** The stages after a first request. */
export const firstWords = {
  label: 'What happens next',
  stages: [
    {
      title: 'You tell us',
      when: 'Three short steps',
      text: 'What happens today, what should happen instead, and by when. What you type is kept until you submit it.',
    },
    {
      title: 'We answer',
      when: `Within ${firstReply('portal')}`,
      text: `Here and by e-mail, signed by the person who works on it. ${replyNote('portal')}`.trim(),
    },
    {
      title: 'You follow it',
      when: 'From then on',
      text: 'The page of your request says where it stands, whose move it is and by when.',
    },
  ],
};

export const upcomingWords = {
  title: 'Upcoming',
  yours: 'Your move',
  since: (who: string | null, awaits: readonly ClientTask[], at: string) =>
    `${who ?? 'Our team'} has been waiting for ${awaits.includes('file') ? 'a file' : 'your answer'} since ${at}`,
  noun: 'what is due',
  calm: 'No replies are due, from you or from us.',
  due: 'By',
  overdue: 'Was due',
  first: 'Our first reply',
  next: 'Our next answer',
};

export const actionWords = {
  title: 'Quick Actions',
  raise: dashboardWords.raise,
  requests: 'View All Requests',
  services: 'Services',
  profile: 'Profile',
};
