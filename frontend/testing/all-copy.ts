import * as about from '../content/about';
import * as articleLists from '../content/article-lists';
import { cambridgeBadge, cambridgePages, cambridgePriceNote } from '../content/cambridge';
import { caseStudies, caseStudiesPage } from '../content/case-studies';
import * as contact from '../content/contact';
import * as docs from '../content/docs';
import { ebooks, ebooksPage } from '../content/ebooks.mts';
import * as glossary from '../content/glossary';
import * as home from '../content/home';
import * as homeWork from '../content/home-work';
import * as industries from '../content/industries';
import * as complaintForm from '../content/complaint-form';
import { landings } from '../content/landings';
import * as leadForm from '../content/lead-form';
import { legalPages } from '../content/legal';
import * as mvp from '../content/mvp';
import * as navigation from '../content/navigation';
import * as notifyBoxes from '../content/notify-boxes';
import * as offers from '../content/offers';
import * as resources from '../content/resources';
import { sentPages } from '../content/sent';
import * as seo from '../content/seo';
import * as services from '../content/services';
import * as startupPackage from '../content/startup-package';
import * as startups from '../content/startups';
import * as support from '../content/support';
import type { Link } from '../content/types';
import * as webinars from '../content/webinars';

/** The copy of all pages except articles and books, for tests over all texts. */
export const pages: Record<string, unknown> = {
  landings,
  cambridgePages,
  cambridgeBadge,
  cambridgePriceNote,
  about,
  articleLists,
  notifyBoxes,
  leadForm,
  caseStudies,
  caseStudiesPage,
  contact,
  docs,
  ebooks: ebooks.map(({ body: _, ...book }) => book),
  ebooksPage,
  glossary,
  home,
  homeWork,
  industries,
  complaintForm,
  legalPages,
  mvp,
  navigation,
  offers,
  resources,
  // The server's messages are specified.
  sentPages: sentPages.map(({ message: _, ...page }) => page),
  seo,
  services,
  startupPackage,
  startups,
  support,
  webinars,
};

export function strings(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, field));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => strings(item, key));
  }
  return [];
}

export function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(linksIn);
  return 'href' in value && 'label' in value ? [value as Link, ...inside] : inside;
}

export const addressFields = [
  'href',
  'path',
  'url',
  'cambridgeUrl',
  'downloadUrl',
  'embed',
  'packagePdfPath',
];
export const all = strings(pages);
export const prose = all.filter(({ field }) => !addressFields.includes(field));
