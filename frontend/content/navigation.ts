import brand from '../../brand.json';
import { figure } from './claims';
import { legalPages } from './legal';
import { newsletterBoxes } from './newsletter';
import type { Link } from './types';

export type Badge =
  | 'Popular'
  | 'New'
  | 'Featured'
  | 'View All'
  | 'Updated'
  | 'Free'
  | 'Live'
  | 'Download';

export interface MenuEntry {
  title: string;
  desc: string;
  path: string;
  badge?: Badge;
  /** Accessible name, if the badge alone would promise too much. */
  badgeName?: string;
}

export type MenuItem =
  | { type: 'link'; title: string; path: string; icon: string }
  | { type: 'dropdown'; title: string; icon: string; items: readonly MenuEntry[] };

export const menu: readonly MenuItem[] = [
  {
    type: 'dropdown',
    title: 'Services',
    icon: 'services',
    items: [
      {
        title: 'All services',
        desc: 'Six services and a startup package',
        path: '/services',
        badge: 'View All',
      },
      {
        title: 'AI Consulting',
        desc: 'Which projects pay, and which to drop',
        path: '/services/ai-consulting',
        badge: 'Popular',
      },
      {
        title: 'Machine Learning',
        desc: 'Models that beat the rule you use today',
        path: '/services/machine-learning',
        badge: 'Featured',
      },
      {
        title: 'Data Analytics',
        desc: 'One definition, one number, one screen',
        path: '/services/data-analytics',
        badge: 'Updated',
      },
      {
        title: 'AI Integration',
        desc: 'AI inside the systems you already run',
        path: '/services/ai-integration',
      },
      {
        title: 'Custom Web Applications',
        desc: 'Software around how you work',
        path: '/services/custom-app-development',
      },
      {
        title: 'AI for Startups',
        desc: `One feature in ${figure('startup-weeks')}`,
        path: '/ai-for-startups',
        badge: 'New',
      },
      {
        title: 'MVP development',
        desc: 'The smallest product that answers the question',
        path: '/mvp',
      },
      {
        title: 'Industries',
        desc: 'What differs between a ward and a warehouse',
        path: '/industries',
      },
    ],
  },
  {
    type: 'dropdown',
    title: 'Resources',
    icon: 'resources',
    items: [
      {
        title: 'Blog',
        desc: 'Short posts on AI, models and analytics',
        path: '/blog',
        badge: 'Updated',
      },
      {
        title: 'Insights',
        desc: 'Longer pieces for the person who decides',
        path: '/insights',
      },
      {
        title: 'E-books',
        desc: 'Three books, no form to fill in',
        path: '/ebooks',
        badge: 'Download',
      },
      {
        title: 'Worked examples',
        desc: 'How projects run, and how results are counted',
        path: '/case-studies',
      },
      {
        title: 'Webinars',
        desc: 'Six live sessions, in preparation',
        path: '/webinars',
        badge: 'Live',
        badgeName: 'Live sessions, coming soon',
      },
      {
        title: 'Resources',
        desc: 'Guides and templates in preparation',
        path: '/resources',
        badge: 'Free',
      },
      {
        title: 'Documentation',
        desc: 'How engagements run, security, glossary',
        path: '/docs',
      },
      { title: 'Support', desc: 'How to reach us, and when', path: '/support' },
    ],
  },
  { type: 'link', title: 'About', path: '/about', icon: 'about' },
  { type: 'link', title: 'Contact', path: '/contact', icon: 'contact' },
];

export const headerButtons = {
  signIn: { label: 'Sign In', href: '/signin' },
  getStarted: {
    label: 'Get Started',
    href: '/get-started',
    accessibleName: 'Get Started: create your account',
  },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} as const;

export interface FooterColumn {
  title: string;
  links: readonly Link[];
}

export const footer: {
  newsletter: { title: string; text: string; label: string; submit: string };
  note: string;
  columns: readonly FooterColumn[];
  contact: { title: string; email: Link; address: readonly string[] };
  legal: readonly Link[];
  cookieSettings: string;
  copyright: string;
} = {
  newsletter: newsletterBoxes.footer,
  note: 'An AI consultancy on the quay in Cambridge. We plan, build and hand over systems that your own people can run and explain.',
  columns: [
    {
      title: 'Quick Links',
      links: [
        { label: 'Home', href: '/' },
        { label: 'About Us', href: '/about' },
        { label: 'Services', href: '/services' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Case Studies', href: '/case-studies' },
        { label: 'E-books', href: '/ebooks' },
        { label: 'Blog', href: '/blog' },
        { label: 'Insights', href: '/insights' },
        { label: 'Documentation', href: '/docs' },
        { label: 'Support', href: '/support' },
      ],
    },
  ],
  contact: {
    title: 'Contact',
    email: { label: brand.email, href: `mailto:${brand.email}` },
    address: [
      brand.legalName,
      brand.address.street,
      `${brand.address.city} ${brand.address.postcode}`,
      brand.address.country,
    ],
  },
  legal: [
    ...legalPages.map(({ label, path: href }) => ({ label, href })),
    { label: 'Sitemap', href: '/sitemap' },
  ],
  cookieSettings: 'Cookie settings',
  copyright: `${brand.legalName}. All rights reserved.`,
};

export const notFoundLinks: readonly Link[] = [
  { label: 'Services and prices', href: '/services' },
  { label: 'Insights', href: '/insights' },
  { label: 'Worked examples', href: '/case-studies' },
  { label: 'Contact', href: '/contact' },
  { label: 'Sitemap', href: '/sitemap' },
];
