import { apiPages } from '../../content/api-reference';
import { cambridgePages } from '../../content/cambridge';
import { caseStudies } from '../../content/case-studies';
import { industries } from '../../content/industries';
import { legalPages } from '../../content/legal';
import { serviceDetails, services } from '../../content/services';
import { insights, posts } from '../articles/collections';
import { books } from '../ebooks/books';
import { sitePages } from '../pages';

export interface TrailStep {
  name: string;
  path: string;
}

const names: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/about': 'About',
  '/contact': 'Contact',
  '/services': 'Services',
  '/cambridge': 'Cambridge',
  '/insights': 'Insights',
  '/blog': 'Blog',
  '/industries': 'Industries',
  '/case-studies': 'Worked examples',
  '/ebooks': 'E-books',
  '/ai-for-startups': 'AI for Startups',
  '/ai-for-startups/package': 'Startup AI Package',
  '/mvp': 'MVP development',
  '/resources': 'Resources',
  '/newsletter': 'Newsletter',
  '/webinars': 'Webinars',
  '/docs': 'Documentation',
  '/how-we-count': 'How we count',
  '/docs/api': 'The API',
  '/docs/errors': 'API errors',
  '/docs/api-changes': 'API changes',
  '/support': 'Support',
  '/sitemap': 'Sitemap',
};

const shortNames = new Map<string, string>([
  ...Object.entries(names),
  ...apiPages.map(({ path, label }) => [path, label] as const),
  ...services.map(({ url, label }) => [url, label] as const),
  ...cambridgePages.map(({ path, label }) => [path, label] as const),
  ...legalPages.map(({ path, label }) => [path, label] as const),
  ...serviceDetails.map(({ path, title }) => [path, title] as const),
  ...industries.map(({ title }) => [`/industries/${title}`, title] as const),
  ...caseStudies.map(({ path, title }) => [path, title] as const),
  ...books.map(({ path, title }) => [path, title] as const),
  ...[...insights, ...posts].map(({ path, title }) => [path, title] as const),
]);

function step(path: string): TrailStep {
  const name = shortNames.get(path);
  if (!name) throw new Error(`frontend/site/seo/trail.ts has no name for ${path}`);
  return { name, path };
}

/** Breadcrumb steps from the home page, by path. Folders without a page are skipped. */
export function trailOf(path: string): TrailStep[] {
  if (path === '/') return [step('/')];
  const folder = `/${path.split('/')[1] ?? ''}`;
  const hasFolder = folder !== path && sitePages.some((page) => page.path === folder);
  return [step('/'), ...(hasFolder ? [step(folder)] : []), step(path)];
}
