import '../styles/global.css';
import './transitions.css';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type DocumentAssets, htmlDocument } from './document';
import { SiteLayout } from './layout/site-layout';
import { notFoundId, sitePages } from './pages';
import type { PageMeta } from './seo/page-meta';

const components = import.meta.glob<{ Page: ComponentType }>('./pages/*/page.tsx', { eager: true });
const metas = import.meta.glob<{ meta: PageMeta }>('./pages/*/meta.ts', { eager: true });

export interface SitePage {
  id: string;
  /** Absent on the 404 page, which has no address of its own. */
  path?: string;
}

export const notFoundPage: SitePage = { id: notFoundId };
export const allPages: readonly SitePage[] = [...sitePages, notFoundPage];

export function pageAt(path: string): SitePage | undefined {
  return sitePages.find((page) => page.path === path);
}

/** The file of the build that holds the page. */
export function fileOf({ path }: SitePage): string {
  if (path === undefined) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export function metaOf(page: SitePage): PageMeta {
  const found = metas[`./pages/${page.id}/meta.ts`];
  if (!found) throw new Error(`frontend/site/pages/${page.id}/meta.ts is missing`);
  return found.meta;
}

/** One page as a complete HTML document. The same function serves development and the build. */
export function renderDocument(page: SitePage, assets: DocumentAssets): string {
  const module = components[`./pages/${page.id}/page.tsx`];
  if (!module) throw new Error(`frontend/site/pages/${page.id}/page.tsx is missing`);
  const { Page } = module;
  const body = renderToString(
    <SiteLayout>
      <Page />
    </SiteLayout>,
  );
  return htmlDocument({ id: page.id, path: page.path, meta: metaOf(page), body }, assets);
}
