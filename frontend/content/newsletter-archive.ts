import brand from '../../brand.json';

export const newsletterArchive = {
  path: '/newsletter',
  title: 'Our newsletter',
  note: 'One letter about once a month. We do not track who reads it: no hidden picture, and no link in the text that knows who you are.',
  empty: 'The first issue is still to come. Subscribe below, and you get it by mail.',
  issue: (number: number) => `Issue ${number}`,
  newer: 'Newer issue',
  older: 'Older issue',
  all: 'All issues',
  neighbours: 'Other issues',
  missing: {
    title: 'No such issue',
    text: 'It may have been withdrawn.',
    link: 'See all issues',
  },
  search: {
    feed: { title: `${brand.name}: newsletter`, href: '/newsletter/feed.xml' },
    title: 'Newsletter: all issues',
    description: `The newsletter of ${brand.name}, issue by issue: finished projects, mistakes and what they cost, and tools we stopped using. Sent without tracking.`,
  },
} as const;
