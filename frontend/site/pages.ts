import { insightEntries, postEntries } from '../content/articles.mts';
import { cambridgePages } from '../content/cambridge';
import { caseStudies } from '../content/case-studies';
import { ebooks } from '../content/ebooks.mts';
import { industryPages } from '../content/industries';
import { landings } from '../content/landings';
import { legalPages } from '../content/legal';
import { sentPages } from '../content/sent';

/** An address of the public site. `id` names the folder under pages/: several may share one. */
export interface SitePage {
  id: string;
  path: string;
}

/** A page for each entry of a collection. */
const each = (id: string, entries: readonly { path: string }[]): SitePage[] =>
  entries.map(({ path }) => ({ id, path }));

/** What every page's component gets. */
export interface PageProps {
  /** The address; on a 404 page, what the addresses that it answers begin with. */
  path: string;
}

/** The one list of the public site's addresses. What a folder of content/ holds is not repeated here. */
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
  // Promised as a file; until there is one, the address says what it will contain.
  { id: 'startup-package', path: '/assets/fenwright-startup-ai-package.pdf' },
  { id: 'docs', path: '/docs' },
  { id: 'api-errors', path: '/docs/errors' },
  { id: 'api-changes', path: '/docs/api-changes' },
  { id: 'support', path: '/support' },
  { id: 'cambridge', path: '/cambridge' },
  ...each('cambridge-service', cambridgePages),
  { id: 'about', path: '/about' },
  ...each('legal', legalPages),
  { id: 'sitemap', path: '/sitemap' },
  ...each('sent', sentPages),
  // The mails of the newsletter link here, each with a token.
  { id: 'verify-subscription', path: '/verify-subscription' },
  { id: 'unsubscribe', path: '/unsubscribe' },
  { id: 'newsletter-preferences', path: '/newsletter/preferences' },
];
