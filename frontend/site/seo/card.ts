import brand from '../../../brand.json';
import type { PageMeta } from './page-meta';

/** The picture of a shared link, drawn at build (scripts/cards). */
export interface Card {
  /** Its address on the site. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** What a page is, by the first part of its address; the others are the company's. */
const kinds: Readonly<Record<string, string>> = {
  services: 'Service',
  cambridge: 'Cambridge, UK',
  insights: 'Insight',
  blog: 'Blog post',
  industries: 'Industry',
  ebooks: 'E-book',
  'case-studies': 'Case study',
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

/** The lists of what is one of many below them. */
const lists: Readonly<Record<string, string>> = {
  services: 'Services',
  insights: 'Insights',
  blog: 'Blog',
  industries: 'Industries',
  ebooks: 'E-books',
  'case-studies': 'Case studies',
};

export function cardText(path: string, { title, canonical }: PageMeta) {
  const address = canonical ?? path;
  const [, folder = '', name] = address.split('/');
  const kind = (name ? undefined : lists[folder]) ?? kinds[folder] ?? brand.tagline;
  // The kind stands above the title already.
  const rest = title.replace(`${kind}: `, '');
  const shown = rest.charAt(0).toUpperCase() + rest.slice(1);
  return { path: address, title: shown, kind, brand: brand.name, site: new URL(brand.url).host };
}

export function cardAlt({ title, kind }: { title: string; kind: string }): string {
  return `${kind}: “${title}”, beside a contour drawing of hills and the mark of ${brand.name}.`;
}
