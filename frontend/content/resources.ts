import type { ClaimId } from './claims';

export const resources = {
  title: 'AI Resources Coming Soon',
  lead: 'Guides, templates and tools from our own projects, free to use. They are being written, and the counts below are what we plan for the first release.',
  counters: [
    'planned-guides',
    'planned-templates',
    'planned-free-access',
  ] satisfies readonly ClaimId[],
  types: [
    {
      title: 'AI Implementation Guides',
      text: 'Step by step, each written after a project and checked by the client’s team.',
    },
    {
      title: 'Expert Webinars',
      text: 'Recordings with their slides, their questions and corrections made afterwards.',
    },
    {
      title: 'Templates & Tools',
      text: 'Model card, metric dictionary, test set and risk note, ready to fill in.',
    },
    {
      title: 'Case Studies',
      text: 'Longer versions of the published ones, with the drafts that failed.',
    },
    {
      title: 'Community Forum',
      text: 'A place to compare notes with other people responsible for AI in a company. Moderated, with real names.',
    },
    {
      title: 'Quick Start Kits',
      text: 'Example data, a small model and a notebook, for trying an idea before lunch.',
    },
  ],
  getNotified: { label: 'Get Notified', href: '#notify-resources-email' },
  preview: { label: 'Preview Resources', href: '#available' },
  available: {
    anchor: 'available',
    title: 'What you can read today',
    items: [
      {
        title: 'E-books',
        text: 'Three books on strategy, models and reporting.',
        link: { label: 'Read the e-books', href: '/ebooks' },
      },
      {
        title: 'Insights',
        text: 'Longer pieces on return, data and buying or building.',
        link: { label: 'Read the insights', href: '/insights' },
      },
      {
        title: 'Case studies',
        text: 'Three projects, measured, with what went wrong.',
        link: { label: 'Read the case studies', href: '/case-studies' },
      },
      {
        title: 'Documentation',
        text: 'How engagements run, and a glossary without jargon.',
        link: { label: 'Read the documentation', href: '/docs' },
      },
    ],
  },
  links: [
    { label: 'Get in Touch', href: '/contact?topic=resources' },
    { label: 'View Services', href: '/services' },
  ],
} as const;
