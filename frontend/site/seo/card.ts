import brand from '../../../brand.json';
import type { PageMeta } from './page-meta';

export interface Card {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const kinds: Readonly<Record<string, string>> = {
  services: 'Service',
  cambridge: 'Cambridge, UK',
  insights: 'Insight',
  blog: 'Blog post',
  industries: 'Industry',
  ebooks: 'E-book',
  'case-studies': 'Worked example',
  'ai-for-startups': 'Startups',
  mvp: 'Startups',
  webinars: 'Webinars',
  resources: 'Resources',
  docs: 'Documentation',
  support: 'Support',
  newsletter: 'Newsletter',
  unsubscribe: 'Newsletter',
  'verify-subscription': 'Newsletter',
  terms: 'Legal',
  privacy: 'Legal',
  cookies: 'Legal',
  accessibility: 'Legal',
  complaints: 'Legal',
};

const lists: Readonly<Record<string, string>> = {
  services: 'Services',
  insights: 'Insights',
  blog: 'Blog',
  industries: 'Industries',
  ebooks: 'E-books',
  'case-studies': 'Worked example',
};

export function cardText(path: string, { title, canonical }: PageMeta) {
  const address = canonical ?? path;
  const [, folder = '', name] = address.split('/');
  const kind = (name ? undefined : lists[folder]) ?? kinds[folder] ?? brand.tagline;
  const rest = title.replace(`${kind}: `, '');
  const shown = rest.charAt(0).toUpperCase() + rest.slice(1);
  return { path: address, title: shown, kind, brand: brand.name, site: new URL(brand.url).host };
}

export function cardAlt({ title, kind }: { title: string; kind: string }): string {
  return `${kind}: “${title}”, beside a contour drawing of hills and the mark of ${brand.name}.`;
}
