import { figure } from './claims';

/** Articles (/blog/…, /insights/…) carry their own title and summary: '{title} – {product name}'. */
export interface PageSeo {
  path: string;
  /** Without the brand, which the document adds; 60 characters with it at most. */
  title: string;
  /** 110 to 160 characters. */
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
    description: `The AI consultancy on Quayside: visits on site, prices from ${figure('price-consulting-1')}, a reply within ${figure('reply-cambridge')}, and a free first assessment for organisations around Cambridge.`,
    keywords: ['AI consultancy Cambridge', 'AI company Cambridge', 'Cambridge AI assessment'],
  },
  {
    path: '/about',
    title: 'About us: how we work and why',
    description: `Founded in Cambridge in ${figure('founded')} by people who put models into wards, warehouses and trading desks, with two rules: measure first, and leave something that runs.`,
    keywords: ['about', 'AI company Cambridge', 'AI consultants'],
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to, telephone or visit us on Quayside in Cambridge. Messages are read by an engineer and answered by name, Monday to Friday, UK time.',
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
    path: '/services/ai-consulting',
    title: 'AI consulting: projects worth paying for',
    description:
      'We price the decisions in your business, check the data behind them and give you a ranked list of AI projects, with the ones to drop marked as clearly.',
    keywords: ['AI consulting', 'AI strategy', 'AI roadmap', 'AI readiness'],
  },
  {
    path: '/services/machine-learning',
    title: 'Machine learning that beats your baseline',
    description: `Forecasts and classifiers compared with the rule you use today, tested on unseen data and handed over with monitoring. A first model in ${figure('delivery-ml')}.`,
    keywords: ['machine learning services', 'forecasting', 'classification', 'MLOps'],
  },
  {
    path: '/services/data-analytics',
    title: 'Data analytics: one definition per number',
    description: `Dashboards built from the questions your managers ask each week, with written definitions and a path down to the rows. First screen in ${figure('delivery-dashboards')}.`,
    keywords: ['data analytics', 'dashboards', 'data warehouse', 'reporting'],
  },
  {
    path: '/services/ai-integration',
    title: 'AI integration with the systems you run',
    description:
      'Models inside your CRM, help desk or warehouse system, under the permissions you already have. Every automatic step is logged and has a switch to turn it off.',
    keywords: ['AI integration', 'API development', 'system integration', 'CRM AI'],
  },
  {
    path: '/services/custom-app-development',
    title: 'Custom web applications with AI inside',
    description:
      'Web, mobile and progressive apps built around your process, released in small pieces from the start, with code and hosting in your own accounts.',
    keywords: ['custom web applications', 'app development', 'PWA', 'backend systems'],
  },
  {
    path: '/services/cloud-integration',
    title: 'Cloud integration, one step at a time',
    description:
      'Data and models moved to a cloud account you own, with old and new side by side until the figures agree. UK and EU regions by default, each step reversible.',
    keywords: ['cloud integration', 'cloud migration', 'infrastructure as code'],
  },
  {
    path: '/cambridge/ai-consulting',
    title: 'AI consulting in Cambridge',
    description: `Three fixed-price engagements from ${figure('price-consulting-1')} for Cambridge spin-outs, labs and established firms. Interviews on site, findings discussed in person.`,
    keywords: ['AI consulting Cambridge', 'AI strategy Cambridge', 'AI readiness assessment'],
  },
  {
    path: '/cambridge/machine-learning',
    title: 'Machine learning in Cambridge',
    description: `From a promising notebook to a model that runs at night. Forecasting, language, image and repair work in Cambridge, from ${figure('price-ml-3')}, in ${figure('delivery-ml')}.`,
    keywords: ['machine learning Cambridge', 'ML engineers Cambridge', 'model review'],
  },
  {
    path: '/cambridge/data-analytics',
    title: 'Data analytics in Cambridge',
    description: `Dashboards, forecasts, data repair and warehouses for growing Cambridge firms, from ${figure('price-analytics-1')}. Investor and grant reports drawn from live records.`,
    keywords: ['data analytics Cambridge', 'dashboards Cambridge', 'grant reporting'],
  },
  {
    path: '/cambridge/ai-integration',
    title: 'AI integration in Cambridge',
    description: `Integration engineers who come on site, for systems that cannot be reached from outside. Four packages from ${figure('price-integration-4')}, delivered in ${figure('delivery-integration')}.`,
    keywords: ['AI integration Cambridge', 'systems integration Cambridge', 'ERP integration'],
  },
  {
    path: '/cambridge/custom-app-development',
    title: 'App development in Cambridge',
    description: `Web, mobile and AI-first apps from ${figure('price-apps-3')}: an MVP in ${figure('delivery-mvp-cambridge')}, a full app in ${figure('delivery-full-app')}, with real testers found around Cambridge.`,
    keywords: ['app development Cambridge', 'web developers Cambridge', 'MVP Cambridge'],
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
      'Longer pieces on AI return, failing projects, data foundations and buying or building, each written after a project and with numbers you can check.',
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
    path: '/ebooks/ai-transformation',
    title: 'E-book: AI Transformation',
    description:
      'How to choose a first AI project, price it and know when to stop: a working guide for directors, without code, with a checklist in every chapter.',
    keywords: ['AI transformation', 'AI strategy book', 'AI worksheets'],
  },
  {
    path: '/ebooks/machine-learning',
    title: 'E-book: Machine Learning to Argue With',
    description:
      'Which questions to put to an accuracy score and what a good answer sounds like: baselines, leaks, the price of mistakes, model cards and drift.',
    keywords: ['machine learning book', 'model baseline', 'model card', 'drift'],
  },
  {
    path: '/ebooks/data-analytics',
    title: 'E-book: Data Analytics',
    description:
      'From five questions to a reporting system one person can maintain. With a metric dictionary to copy and a chapter on what to switch off.',
    keywords: ['data analytics book', 'metric dictionary', 'reporting guide'],
  },
  {
    path: '/case-studies',
    title: 'Case studies: what was measured, and how',
    description:
      'Three AI projects in healthcare, manufacturing and finance: the problem, the mistakes on the way, the result and the record it was measured from.',
    keywords: ['AI case studies', 'AI results', 'AI projects UK'],
  },
  {
    path: '/case-studies/healthcare-analytics',
    title: 'Case study: forecasting hospital beds',
    description:
      'A regional hospital group replaced its morning phone rounds with a bed forecast that wards can correct. What failed before, and why this one is used.',
    keywords: ['healthcare analytics', 'bed forecast', 'hospital AI case study'],
  },
  {
    path: '/case-studies/manufacturing-optimization',
    title: 'Case study: planning a packaging plant',
    description:
      'One planner knew the rules and was about to retire. How a packaging manufacturer put them into software, and compared two plans for a month before switching.',
    keywords: ['manufacturing optimisation', 'production planning', 'scheduling AI'],
  },
  {
    path: '/case-studies/financial-analytics',
    title: 'Case study: closing the books',
    description:
      'A payments company replaced linked workbooks with tested data, and asked for a fraud model last. How month-end became shorter and auditors serve themselves.',
    keywords: ['financial analytics', 'reconciliation', 'month-end close', 'fraud detection'],
  },
  {
    path: '/industries',
    title: 'AI by industry',
    description:
      'What is different about AI in healthcare, finance, manufacturing, retail, technology and education, and what to check in each before you spend anything.',
    keywords: ['AI by industry', 'industry AI', 'sector AI'],
  },
  {
    path: '/industries/Healthcare',
    title: 'AI in healthcare',
    description:
      'Referral triage, capacity forecasts and letters, with the decision left to the clinician. And the sentence that decides whether software is a medical device.',
    keywords: ['AI in healthcare', 'DTAC', 'FHIR', 'referral triage'],
  },
  {
    path: '/industries/Finance',
    title: 'AI in finance',
    description:
      'Document checks, fraud signals and decision records that an auditor can follow, for regulated firms that must show why a model said what it said.',
    keywords: ['AI in finance', 'fraud detection', 'decision records', 'audit trail'],
  },
  {
    path: '/industries/Manufacturing',
    title: 'AI in manufacturing',
    description:
      'Why predictive maintenance is often the wrong first project, and what visual inspection, scheduling and a shorter list of fault codes can do sooner.',
    keywords: ['AI in manufacturing', 'visual inspection', 'scheduling', 'predictive maintenance'],
  },
  {
    path: '/industries/Retail',
    title: 'AI in retail',
    description:
      'Demand forecasts that know when a shelf was empty, product search that understands your customers’ words, and product data repaired with a person’s approval.',
    keywords: ['AI in retail', 'demand forecasting', 'product search'],
  },
  {
    path: '/industries/Technology',
    title: 'AI for technology companies',
    description:
      'Evaluation sets, cost budgets and provider independence for software companies that have added a language model and now need to know if it got better.',
    keywords: ['AI for software companies', 'LLM evaluation', 'AI cost control'],
  },
  {
    path: '/industries/Education',
    title: 'AI in education',
    description:
      'Early support lists, material search and lighter administration, with marking left to people, and why we build no detectors of AI-written work.',
    keywords: ['AI in education', 'early support', 'learning analytics'],
  },
  {
    path: '/mvp',
    title: `MVP development from ${figure('mvp-from')}`,
    description: `A working MVP in ${figure('mvp-weeks')} for funded startups, from ${figure('mvp-from')}, with a free feasibility audit worth ${figure('mvp-audit')}. The product answers a question you write down first.`,
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
    description: `An investor-ready AI feature in your product in ${figure('startup-weeks')}, without an in-house team. Fixed plans from ${figure('price-validation')}, code owned by you, UK-based leads.`,
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
    path: '/terms',
    title: 'Terms of use',
    description:
      'The terms for using this website and the client portal: accounts, requests, prices, free offers, what you send us, liability and the law that applies.',
    keywords: ['terms of use'],
  },
  {
    path: '/privacy',
    title: 'Privacy notice',
    description:
      'Which personal data we keep, why, on which legal basis and for how long, who sees it, and how to have it corrected, erased or sent to you.',
    keywords: ['privacy notice', 'UK GDPR'],
  },
  {
    path: '/cookies',
    title: 'Cookies and browser storage',
    description:
      'What this site stores in your browser, what it asks before, how visits are counted without identifiers, and how to object or change your mind.',
    keywords: ['cookies', 'PECR', 'browser storage'],
  },
  {
    path: '/accessibility',
    title: 'Accessibility statement',
    description:
      'The standard we build to, what is tested on every change, what we know does not work well yet, and how to tell us what stands in your way.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA'],
  },
  {
    path: '/complaints',
    title: 'Complaints',
    description:
      'How to complain about our use of personal data or anything else, what happens then, by when you hear from us, and how to reach the ICO.',
    keywords: ['complaints', 'data protection complaint'],
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

export function seoFor(path: string): PageSeo | undefined {
  return seo.find((entry) => entry.path === path);
}
