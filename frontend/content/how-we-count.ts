export const howWeCount = {
  path: '/how-we-count',
  title: 'How we count',
  lead: 'Every figure on this site, what it counts and where it comes from. A figure without a source is not confirmed yet: ask us for the evidence before you rely on it.',
  columns: ['Figure', 'What it counts', 'Source and date'],
  groups: {
    company: 'The company and its results',
    offers: 'Times, promises and plans',
    prices: 'Prices, without VAT',
  },
  unconfirmed: 'Not confirmed yet',
} as const;
