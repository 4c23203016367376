import { figure } from './claims';
import { ifPublished } from './claims/register';

export interface PageSeo {
  path: string;
  /** Without the brand; at most 60 characters with it. */
  title: string;
  description: string;
  keywords: readonly string[];
  noindex?: boolean;
}

export const seo: readonly PageSeo[] = [
  {
    path: '/',
    title: 'AI your own people can run and explain',
    description:
      'AI consultancy in Cambridge, UK. We plan, build and hand over models, dashboards and applications, and agree how the result is measured before we start.',
    keywords: ['AI consultancy UK', 'AI solutions', 'machine learning', 'process automation'],
  },
  {
    path: '/cambridge',
    title: 'AI consultancy in Cambridge, UK',
    description: `The AI consultancy on Quayside: visits on site, prices from ${figure('price-consulting-1')}, a reply within ${figure('reply-cambridge')}, and a free first assessment for firms around Cambridge.`,
    keywords: ['AI consultancy Cambridge', 'AI company Cambridge', 'Cambridge AI assessment'],
  },
  {
    path: '/about',
    title: 'About us: how we work and why',
    description:
      'Our two rules: leave behind what the client can run, and agree how a result is counted before building. What we hold to, and what you can check yourself.',
    keywords: ['about', 'AI company Cambridge', 'AI consultants'],
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to, telephone or visit us on Quayside in Cambridge. Each message is read by a person and answered by name, Monday to Friday, UK time.',
    keywords: ['contact', 'AI consultancy Cambridge', 'AI consultation'],
  },
  {
    path: '/services',
    title: 'Services and prices',
    description:
      'AI consulting, machine learning, data analytics, AI integration, custom web applications and a startup package: what each delivers and where its price starts.',
    keywords: ['AI services', 'AI prices', 'AI consulting', 'custom applications'],
  },
  {
    path: '/services/cloud-integration',
    title: 'Cloud integration, one step at a time',
    description:
      'Data and models moved to a cloud account you own, with old and new side by side until the figures agree. UK and EU regions by default, each step reversible.',
    keywords: ['cloud integration', 'cloud migration', 'infrastructure as code'],
  },
  {
    path: '/blog',
    title: 'Blog: AI, models and analytics',
    description:
      'Short posts on AI trends, machine learning and analytics: what changed, what it means for a business in the UK, and what you can safely ignore.',
    keywords: ['AI blog', 'AI trends', 'machine learning blog', 'analytics blog'],
  },
  {
    path: '/insights',
    title: 'Insights for the person who decides',
    description:
      'Longer pieces on AI return, failing projects, data foundations and buying or building, with sums that you can follow and change for your own company.',
    keywords: ['AI insights', 'AI ROI', 'buy or build AI', 'data foundations'],
  },
  {
    path: '/ebooks',
    title: 'E-books on AI, free and without a form',
    description:
      'Three short books on choosing AI projects, questioning a model and reporting without the Monday spreadsheet. PDF in English, no registration.',
    keywords: ['AI e-books', 'free AI guide', 'machine learning book'],
  },
  {
    path: '/case-studies',
    title: 'Worked examples: how a result is counted',
    description:
      'AI projects in healthcare, manufacturing and finance, told as illustrations: the problem, the mistakes on the way, the result and the record it is counted from.',
    keywords: ['AI case studies', 'AI results', 'AI projects UK'],
  },
  {
    path: '/industries',
    title: 'AI by industry',
    description:
      'What is different about AI in healthcare, finance, manufacturing, retail, technology and education, and what to check in each before you spend anything.',
    keywords: ['AI by industry', 'industry AI', 'sector AI'],
  },
  {
    path: '/mvp',
    title: `MVP development from ${figure('mvp-from')}`,
    description: `A working MVP in ${figure('mvp-weeks')} for funded startups, from ${figure('mvp-from')}, with a free feasibility audit${ifPublished(['mvp-audit'], ` worth ${figure('mvp-audit')}`)}. The product answers a question you write down first.`,
    keywords: ['MVP development', 'MVP cost UK', 'feasibility audit', 'startup MVP'],
  },
  {
    path: '/resources',
    title: 'AI Resources Coming Soon',
    description:
      'Guides, templates and tools in preparation, free to use. Leave your address to hear when they open, and see what you can read here today.',
    keywords: ['AI resources', 'AI templates', 'AI guides'],
  },
  {
    path: '/webinars',
    title: 'Expert Webinars Coming Soon',
    description:
      'Six free sessions in preparation on AI strategy, teams, implementation, models in production, ethics and what comes next. Be told when dates are set.',
    keywords: ['AI webinars', 'machine learning webinar', 'AI training'],
  },
  {
    path: '/ai-for-startups',
    title: `AI for startups: a feature in ${figure('startup-weeks')}`,
    description: `An investor-ready AI feature in your product in ${figure('startup-weeks')}, without an in-house team. A shipped feature is ${figure('price-pro')}, a prototype ${figure('price-validation')}. The code is yours.`,
    keywords: ['AI for startups', 'investor-ready AI', 'AI feature', 'startup AI package'],
  },
  {
    path: '/ai-for-startups/package',
    title: 'Startup AI Package: coming soon',
    description:
      'What the Startup AI Package will contain: strategy framework, return calculation, technical checklists, examples, vendor tests and a reading list.',
    keywords: ['startup AI package', 'AI checklist', 'AI vendor evaluation'],
  },
  {
    path: '/how-we-count',
    title: 'How we count',
    description:
      'Every figure on this site in one list: what it counts, for which work, the day it holds for, where it comes from, and which ones are not confirmed yet.',
    keywords: ['AI results', 'evidence', 'sources'],
  },
  {
    path: '/docs/api',
    title: 'The API: a first call, and all the others',
    description:
      'How another program signs in and raises a request in ten lines, the rules that all calls keep, and a search over every call of the API with its example.',
    keywords: ['API reference', 'REST API', 'API example'],
  },
  {
    path: '/docs/errors',
    title: 'API errors',
    description:
      'Every error code of the API with its HTTP status: when it comes and what the program that called can do about it, at the address that its type names.',
    keywords: ['API errors', 'problem details', 'RFC 9457'],
  },
  {
    path: '/docs/api-changes',
    title: 'API changes',
    description:
      'What was added to the API for integrations, what changed and what will go and when: generated from its document with each release, newest first.',
    keywords: ['API changelog', 'API deprecation', 'API sunset'],
  },
  {
    path: '/docs',
    title: 'Documentation: how we work',
    description:
      'How an engagement runs, who decides, how results are measured, security, data handling, what is free, what you own, and a glossary in plain English.',
    keywords: ['how we work', 'AI project process', 'data handling', 'AI glossary'],
  },
  {
    path: '/support',
    title: 'Support',
    description:
      'Four ways to reach us, when we answer, and what to do about expired links, missing mails, wrong answers of a model or a security problem.',
    keywords: ['support', 'help', 'client portal'],
  },
  {
    path: '/sitemap',
    title: 'Sitemap',
    description:
      'Every page of this website in one list: services, Cambridge pages, industries, case studies, e-books, articles, documentation and legal texts.',
    keywords: ['sitemap'],
  },
  {
    path: '/verify-subscription',
    title: 'Confirm your subscription',
    description:
      'Confirm that you want our newsletter with one press of a button, or ask for a new link if the one in your email has expired or was used.',
    keywords: ['newsletter confirmation'],
    noindex: true,
  },
  {
    path: '/unsubscribe',
    title: 'Unsubscribe',
    description:
      'Stop our mails with one press of a button, without signing in. If it was a mistake, the button in our last mail takes it back.',
    keywords: ['unsubscribe'],
    noindex: true,
  },
  {
    path: '/newsletter/preferences',
    title: 'Newsletter choices',
    description:
      'Choose which of our mails you receive: the newsletter, webinar dates, new resources or none of them. Changes apply as soon as you save them.',
    keywords: ['newsletter preferences'],
    noindex: true,
  },
  {
    path: '/404',
    title: '404 - Page Not Found',
    description:
      'There is no page at this address. From here you can search the site or reach the home page, the services, the articles and the client portal.',
    keywords: ['not found'],
    noindex: true,
  },
];
