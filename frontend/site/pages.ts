import { insightEntries, postEntries } from '../content/articles.mts';
import { apiPages } from '../content/api-reference';
import { cambridgePages } from '../content/cambridge';
import { caseStudies } from '../content/case-studies';
import { ebooks } from '../content/ebooks.mts';
import { industryPages } from '../content/industries';
import { landings } from '../content/landings';
import { legalPages } from '../content/legal';
import { sentPages } from '../content/sent';
import { packagePdfPath } from '../content/startups';

/** A page of the site. `id` is its folder under pages/; several paths may share one. */
export interface SitePage {
  id: string;
  path: string;
}

const each = (id: string, entries: readonly { path: string }[]): SitePage[] =>
  entries.map(({ path }) => ({ id, path }));

export interface PageProps {
  /** The page's path; on a 404 page, the prefix it covers. */
  path: string;
}

/** All paths of the public site. Collections add their entries. */
export const sitePages: readonly SitePage[] = [
  { id: 'home', path: '/' },
  { id: 'services', path: '/services' },
  { id: 'contact', path: '/contact' },
  { id: 'mvp', path: '/mvp' },
  { id: 'resources', path: '/resources' },
  { id: 'webinars', path: '/webinars' },
  ...each('service', landings),
  { id: 'service-detail', path: '/services/cloud-integration' },
  { id: 'insights', path: '/insights' },
  ...each('insight', insightEntries),
  { id: 'blog', path: '/blog' },
  ...each('post', postEntries),
  { id: 'industries', path: '/industries' },
  ...each('industry', industryPages),
  { id: 'ebooks', path: '/ebooks' },
  ...each('ebook', ebooks),
  { id: 'case-studies', path: '/case-studies' },
  ...each('case-study', caseStudies),
  { id: 'ai-for-startups', path: '/ai-for-startups' },
  { id: 'startup-package', path: '/ai-for-startups/package' },
  // Planned as a file. Until it exists, the address describes it.
  { id: 'startup-package', path: packagePdfPath },
  { id: 'docs', path: '/docs' },
  { id: 'how-we-count', path: '/how-we-count' },
  { id: 'api', path: '/docs/api' },
  ...each('api-calls', apiPages),
  { id: 'api-errors', path: '/docs/errors' },
  { id: 'api-changes', path: '/docs/api-changes' },
  { id: 'support', path: '/support' },
  { id: 'cambridge', path: '/cambridge' },
  ...each('cambridge-service', cambridgePages),
  { id: 'about', path: '/about' },
  ...each('legal', legalPages),
  { id: 'sitemap', path: '/sitemap' },
  ...each('sent', sentPages),
  { id: 'book', path: '/book' },
  { id: 'verify-subscription', path: '/verify-subscription' },
  { id: 'unsubscribe', path: '/unsubscribe' },
  { id: 'newsletter', path: '/newsletter' },
  { id: 'newsletter-preferences', path: '/newsletter/preferences' },
];
