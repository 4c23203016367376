import type { ClaimId } from './claims';

export const resources = {
  title: 'AI Resources Coming Soon',
  lead: 'Guides, templates and tools, free to use. They are being written. What you can read today comes first, and it needs no address.',
  counters: [
    'planned-guides',
    'planned-templates',
    'planned-free-access',
  ] satisfies readonly ClaimId[],
  types: [
    {
      title: 'AI Implementation Guides',
      text: 'One decision each: what to ask, what to count, what to sign, and where such a project usually goes wrong.',
    },
    {
      title: 'Expert Webinars',
      text: 'Recordings with their slides, the questions that were asked, and corrections made afterwards.',
    },
    {
      title: 'Templates & Tools',
      text: 'Model card, metric dictionary, test set and risk note: blank, and once filled in as an example.',
    },
    {
      title: 'Case Studies',
      text: 'Longer accounts, each printed once the client has signed it.',
    },
    {
      title: 'Community Forum',
      text: 'A moderated place, under real names, to compare notes with others who answer for AI in a company.',
    },
    {
      title: 'Quick Start Kits',
      text: 'Made-up data, a small model and a notebook, for trying an idea in a morning.',
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
        text: 'Short books on strategy, models and reporting, as PDFs without a form.',
        link: { label: 'Read the e-books', href: '/ebooks' },
      },
      {
        title: 'Insights',
        text: 'Longer pieces on return, data and buying or building.',
        link: { label: 'Read the insights', href: '/insights' },
      },
      {
        title: 'Worked examples',
        text: 'How a project runs and how its result is counted, told as illustrations.',
        link: { label: 'Read the worked examples', href: '/case-studies' },
      },
      {
        title: 'Newsletter',
        text: 'One letter a month, and every issue so far, without tracking.',
        link: { label: 'Read the issues', href: '/newsletter' },
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
