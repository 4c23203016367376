/** An address of the public site. `id` names the folder under pages/: several may share one. */
export interface SitePage {
  id: string;
  path: string;
}

/** What every page's component gets. */
export interface PageProps {
  /** The address; on a 404 page, what the addresses that it answers begin with. */
  path: string;
}

const under = (id: string, folder: string, names: readonly string[]): SitePage[] =>
  names.map((name) => ({ id, path: `${folder}/${name}` }));

/** The one list of the public site's addresses. The build compares it with the content. */
export const sitePages: readonly SitePage[] = [
  { id: 'home', path: '/' },
  { id: 'services', path: '/services' },
  { id: 'contact', path: '/contact' },
  { id: 'mvp', path: '/mvp' },
  { id: 'resources', path: '/resources' },
  { id: 'webinars', path: '/webinars' },
  { id: 'service-ai-consulting', path: '/services/ai-consulting' },
  { id: 'service-machine-learning', path: '/services/machine-learning' },
  { id: 'service-data-analytics', path: '/services/data-analytics' },
  { id: 'service-ai-integration', path: '/services/ai-integration' },
  { id: 'service-custom-app-development', path: '/services/custom-app-development' },
  { id: 'service-detail', path: '/services/cloud-integration' },
  { id: 'insights', path: '/insights' },
  ...under('insight', '/insights', [
    'ai-roi-playbook',
    'rescuing-broken-projects',
    'ml-implementation-checklist',
    'data-foundations-midmarket',
    'buy-vs-build-ai',
  ]),
  { id: 'blog', path: '/blog' },
  ...under('post', '/blog', ['ai-future', 'beat-the-naive-forecast', 'the-report-nobody-reads']),
  { id: 'industries', path: '/industries' },
  ...under('industry', '/industries', [
    'Healthcare',
    'Finance',
    'Manufacturing',
    'Retail',
    'Technology',
    'Education',
  ]),
  { id: 'ebooks', path: '/ebooks' },
  ...under('ebook', '/ebooks', ['ai-transformation', 'machine-learning', 'data-analytics']),
  { id: 'case-studies', path: '/case-studies' },
  ...under('case-study', '/case-studies', [
    'healthcare-analytics',
    'manufacturing-optimization',
    'financial-analytics',
  ]),
  { id: 'ai-for-startups', path: '/ai-for-startups' },
  { id: 'startup-package', path: '/ai-for-startups/package' },
  // Promised as a file; until there is one, the address says what it will contain.
  { id: 'startup-package', path: '/assets/fenwright-startup-ai-package.pdf' },
  { id: 'docs', path: '/docs' },
  { id: 'support', path: '/support' },
  { id: 'cambridge', path: '/cambridge' },
  { id: 'cambridge-ai-consulting', path: '/cambridge/ai-consulting' },
  { id: 'cambridge-machine-learning', path: '/cambridge/machine-learning' },
  { id: 'cambridge-data-analytics', path: '/cambridge/data-analytics' },
  { id: 'cambridge-ai-integration', path: '/cambridge/ai-integration' },
  { id: 'cambridge-custom-app-development', path: '/cambridge/custom-app-development' },
  { id: 'about', path: '/about' },
  { id: 'terms', path: '/terms' },
  { id: 'privacy', path: '/privacy' },
  { id: 'cookies', path: '/cookies' },
  { id: 'accessibility', path: '/accessibility' },
  { id: 'complaints', path: '/complaints' },
  { id: 'sitemap', path: '/sitemap' },
  // The mails of the newsletter link here, each with a token.
  { id: 'verify-subscription', path: '/verify-subscription' },
  { id: 'unsubscribe', path: '/unsubscribe' },
  { id: 'newsletter-preferences', path: '/newsletter/preferences' },
];
