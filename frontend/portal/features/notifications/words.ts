export const listWords = {
  title: 'Notifications',
  lead: 'What happened to your requests and your account.',
  noun: 'notification',
  markAll: 'Mark all read',
  unread: 'Unread',
  empty: {
    title: 'No notifications yet',
    text: 'Updates on your requests and account appear here.',
  },
  markFailure: 'The notifications could not be marked as read.',
};

export const bellWords = {
  noun: 'notifications',
  empty: 'Nothing yet. Updates on your requests appear here.',
  viewAll: 'View all notifications',
  count: (unread: number): string => (unread > 9 ? '9+' : `${unread}`),
  name: (unread: number): string =>
    unread > 0 ? `Notifications, ${bellWords.count(unread)} unread` : 'Notifications',
};
