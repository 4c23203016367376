import { figure } from '../claims';
import { mainIndustries } from '../industries';
import {
  cambridgeActions,
  cambridgeBadge,
  cambridgeHeroLinks,
  getStarted,
  type CambridgeLanding,
} from './cambridge-landing';

export const cambridgeAppDevelopment: CambridgeLanding = {
  serviceId: 'custom-app-development',
  badge: cambridgeBadge,
  hero: {
    title: 'App development in Cambridge',
    lead: `Founders, labs and long-standing employers come to us with a sketch. An MVP takes ${figure('delivery-mvp-cambridge')}, a full app ${figure('delivery-full-app')}, and you can drop in on any afternoon to see progress.`,
    ...cambridgeHeroLinks('custom-app-development', 'Talk through a sketch'),
  },
  stats: ['projects-cambridge', 'industries', 'countries', 'reply-cambridge'],
  services: {
    title: 'Four kinds of build',
    intro: 'Starting prices cover design, engineering, accessibility testing and launch.',
    items: [
      {
        title: 'Web application',
        price: 'price-apps-1',
        text: 'Bookings, portals, data products and marketplaces, reachable from any browser.',
        includes: [
          'Sign-in with roles',
          'Payment or invoicing hookup',
          'Accessibility audit to WCAG 2.2 AA',
        ],
        action: getStarted('custom-app-development', 'a web application'),
      },
      {
        title: 'Mobile app',
        price: 'price-apps-2',
        text: 'One codebase for iPhone and Android, submitted under your developer accounts.',
        includes: ['Offline capture', 'Store listings and review handling', 'Crash reporting'],
        action: getStarted('custom-app-development', 'a mobile app'),
      },
      {
        title: 'Internal tool',
        price: 'price-apps-3',
        text: 'Sample tracking, equipment bookings, approvals: the jobs a shared workbook does badly.',
        includes: [
          'Import of existing sheets',
          'Audit trail for inspectors',
          'Single sign-on with your directory',
        ],
        action: getStarted('custom-app-development', 'an internal tool'),
      },
      {
        title: 'AI-first product',
        price: 'price-apps-4',
        text: 'Where the model is the product: an assistant, a screening instrument, a matching engine.',
        includes: [
          'Evaluation harness before interface',
          'Unit economics per request',
          'Fallback behaviour when a provider is down',
        ],
        action: getStarted('custom-app-development', 'an AI-first product'),
      },
    ],
  },
  technology: [
    { area: 'Frontend', items: ['TypeScript', 'React', 'Server-rendered HTML'] },
    { area: 'Backend', items: ['Node.js', 'Python', 'PostgreSQL'] },
    { area: 'Mobile', items: ['React Native', 'Swift', 'Kotlin'] },
    { area: 'Cloud', items: ['AWS', 'Azure', 'Containers', 'Terraform'] },
    { area: 'AI/ML', items: ['PyTorch', 'scikit-learn', 'Hosted and local language models'] },
  ],
  process: {
    title: 'Five stages and how long they last',
    intro: `The MVP page quotes ${figure('mvp-weeks')} because it includes sprint 0 and products on more than one platform. The ${figure('delivery-mvp-cambridge')} here cover one platform, counted from an agreed design.`,
    steps: [
      {
        title: 'Discover',
        duration: figure('app-discover'),
        text: 'Shadowing, competitor trials, a one-page brief and an estimate with its range.',
      },
      {
        title: 'Design',
        duration: figure('app-design'),
        text: 'Paper, then prototype. Five people outside your team attempt the main journey while we keep quiet.',
      },
      {
        title: 'Build',
        duration: figure('app-build'),
        text: 'Weekly deployments to a private address. Scope trades are made openly, on a board you can edit.',
      },
      {
        title: 'Launch',
        duration: figure('app-launch'),
        text: 'Load rehearsal, penetration test if warranted, staged opening and a staffed first morning.',
      },
      {
        title: 'Look after',
        duration: figure('app-care'),
        text: 'Patches, backups, restore drills and a quarterly talk about what to remove.',
      },
    ],
  },
  whyChoose: {
    title: 'Why founders stay nearby',
    items: [
      {
        title: 'Testers on the doorstep',
        text: 'Students, nurses, engineers and retired dons live within a mile. Recruiting representative participants takes days here, not weeks.',
      },
      {
        title: 'Spin-out paperwork respected',
        text: 'Licensed background IP, contributor agreements and open-source obligations are logged per component, ready for due diligence.',
      },
      {
        title: 'Built to be inherited',
        text: 'When you hire a technical lead, we spend their first fortnight pairing and then bow out.',
      },
    ],
  },
  industries: {
    title: 'Six sectors',
    intro: 'Recent apps belong to these.',
    ids: mainIndustries,
  },
  callToAction: {
    title: 'Napkins accepted',
    text: `Photograph the sketch and send it over. A developer comes back within ${figure('reply-cambridge')} with three questions and a rough range.`,
    actions: cambridgeActions('custom-app-development'),
  },
};
