export const dashboardWords = {
  arrived: {
    title: (reference: string) => `${reference} has arrived.`,
    by: (at: string) => `Next, we read it: our answer comes by ${at}, here and in your mail.`,
    within: (time: string) =>
      `Next, we read it: our answer comes within ${time}, here and in your mail.`,
    open: 'Open your request',
  },
  title: (name: string | undefined): string => (name ? `Welcome back, ${name}` : 'Welcome back'),
  loading: 'Loading your dashboard',
  profileFailure: 'Failed to fetch profile',
  raise: 'Raise New Request',
  stats: 'Your projects',
  statLabels: {
    total: 'Total Projects',
    completed: 'Completed',
    inProgress: 'In Progress',
    revenue: 'Revenue',
  },
  revenueNote: 'agreed prices of completed projects',
};

export const recentWords = {
  title: 'Recent Requests',
  viewAll: 'View all',
  loading: 'Loading your requests',
  failure: 'Failed to load requests',
  first: 'Submit Your First Request',
};

export const upcomingWords = {
  title: 'Upcoming',
  due: 'By',
  overdue: 'Was due',
  first: 'Our first reply',
  next: 'Our next answer',
};

export const actionWords = {
  title: 'Quick Actions',
  raise: { label: dashboardWords.raise, text: 'Three short steps' },
  requests: { label: 'View All Requests', text: 'Status and history' },
  services: { label: 'Services', text: 'What we do, with prices' },
  profile: { label: 'Profile', text: 'Your name and contact details' },
  leads: { label: 'Leads', text: 'Enquiries from the website' },
  subscribers: { label: 'Subscribers', text: 'Who gets our newsletter, and why' },
  mail: { label: 'Mail', text: 'What went out, what waits' },
  people: { label: 'People', text: 'Accounts, invitations and access' },
  audit: { label: 'Audit log', text: 'Who did what, and when' },
  admin: 'All requests, delegation',
  manager: 'Assigned projects',
  support: 'Assigned tickets',
};
