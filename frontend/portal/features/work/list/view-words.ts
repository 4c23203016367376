/** Separate, because the router reads the views before a queue is loaded. */
export const viewWords = {
  label: 'Views',
  open: 'Open',
  mine: 'My open',
  unassigned: 'Unassigned',
  waiting: 'Waiting for us',
  overdue: 'Overdue',
  all: 'All',
  more: 'More views',
  own: 'Custom filters',
  save: 'Save view',
};
