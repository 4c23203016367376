export const listWords = {
  title: 'Notifications',
  lead: 'What happened to your requests and your account.',
  noun: 'notification',
  markAll: 'Mark all read',
  unread: 'Unread',
  empty: { title: 'No notifications yet', text: 'News of your requests and account appears here.' },
  markFailure: 'The notifications could not be marked as read.',
};

export const bellWords = {
  noun: 'notifications',
  empty: 'Nothing yet. News of your requests appears here.',
  viewAll: 'View all notifications',
  count: (unread: number): string => (unread > 9 ? '9+' : `${unread}`),
  name: (unread: number): string =>
    unread > 0 ? `Notifications, ${bellWords.count(unread)} unread` : 'Notifications',
};
