import brand from '../../brand.json';

/** Words of the frame and the kit, which all screens share. */
export const kitWords = {
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  previous: 'Previous',
  next: 'Next',
  toDashboard: '← Dashboard',
  currentPassword: 'Current password',
  failure: {
    unanswered:
      'The server cannot be reached, so we do not know whether this was done. Reload the page to see, or try again.',
    offline: 'The server cannot be reached. Check your connection and try again.',
    ours: 'Something went wrong on our side. Please try again.',
  },
  item: {
    title: (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} details`,
    gone: (noun: string) => `This ${noun} does not exist, or was erased.`,
    loading: (noun: string) => `Loading the ${noun}`,
    failure: (noun: string) => `Failed to load the ${noun}`,
  },
  copy: {
    action: (what: string) => `Copy ${what}`,
    done: (what: string) => `Copied the ${what}.`,
    failed: (what: string, text: string) => `The ${what} could not be copied: ${text}`,
    copied: 'I have copied it',
  },
  password: {
    hint: 'At least 8 characters. A few unrelated words make a good one.',
    scores: ['Too easy to guess', 'Weak', 'Fair', 'Good', 'Strong'],
    strength: (score: string, advice: string) =>
      `Password strength: ${score}.${advice ? ` ${advice}` : ''}`,
    tooShort: 'Use at least 8 characters.',
    known: 'Leave out your name, company and e-mail address.',
    more: 'Add another word or two.',
  },
  part: {
    failure: 'A part of this page could not be loaded. Check your connection and try again.',
    reload: 'Load the page again',
  },
} as const;

export const listWords = {
  actions: 'Actions',
  search: 'Search',
  sort: 'Sort',
  loading: (nouns: string) => `Loading ${nouns}`,
  failure: (nouns: string) => `Failed to load ${nouns}`,
  removeFilter: (label: string) => `${label}, remove filter`,
  clearFilters: 'Clear All Filters',
  pastEnd: {
    title: (nouns: string) => `No ${nouns} on this page`,
    text: 'The list has fewer pages.',
  },
  toStart: 'Go to Page 1',
  noMatch: {
    title: (nouns: string) => `No ${nouns} match`,
    text: 'Nothing matches these filters.',
  },
  pages: 'Pages',
  page: (page: number, all: number) => `Page ${page} of ${all}`,
  exported: (name: string) => `Saved as ${name}.`,
  exportAll: 'Export CSV',
  exportThese: 'Export these as CSV',
} as const;

export const threadWords = {
  failure: (noun: string) => `The earlier ${noun} could not be loaded.`,
  show: (noun: string) => `Show earlier ${noun}`,
  shown: (added: number, noun: string) => `${added} earlier ${noun} shown.`,
  all: (noun: string) => `All ${noun} are shown.`,
} as const;

export const frameWords = {
  skip: 'Skip to content',
  navigation: 'Portal',
  phoneNavigation: 'Portal, small screen',
  menu: 'Menu',
  closeMenu: 'Close menu',
  groups: { work: 'Work', people: 'People', connections: 'Connections', system: 'System' },
  start: 'Start',
  showLabels: 'Show labels',
  hideLabels: 'Hide labels',
  profile: 'Profile',
  profileMenu: 'Profile menu',
  profileMenuOf: (name: string) => `${name}, profile menu`,
  website: 'Website',
  signOut: 'Sign Out',
  offline: 'We cannot reach the server. What you have typed is kept.',
  broken: {
    title: 'This page could not be shown',
    offline: 'It could not be loaded. What you typed elsewhere is kept.',
    ours: 'Something went wrong on our side. What you typed elsewhere is kept.',
  },
  notFound: `404 - Page Not Found – ${brand.name}`,
  refused: 'You do not have access to that page.',
  checking: 'Checking your access',
  aboutPortal: 'About the portal',
  terms: 'Terms',
  privacy: 'Privacy',
  statement: 'Every request, each move it makes and the date it made it, in one place.',
  firstReply: (time: string) => `First reply to a new request within ${time}.`,
} as const;
