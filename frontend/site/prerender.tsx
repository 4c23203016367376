import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DocumentAssets, htmlDocument } from './document';
import { newsletterBoxOf } from '../content/newsletter';
import { SiteLayout } from './layout/site-layout';
import { notFoundKinds } from './not-found-kinds';
import { type PageProps, sitePages } from './pages';
import { indexOfPages } from './search/page-words';
import type { PageMeta } from './seo/page-meta';

export { claims, openItems } from './open-items';
export { formParts } from './forms/form-parts';
export { priceList } from './price-list';
export { checkRedirects, redirects } from './redirects';
export { cardAlt, cardText } from './seo/card';
export { siteFiles } from './seo/site-files';

type At<Value> = (path: string) => Value;

const components = import.meta.glob<{ Page: ComponentType<PageProps> }>('./pages/*/page.tsx', {
  eager: true,
});
const metas = import.meta.glob<{ meta: PageMeta | At<PageMeta> }>('./pages/*/meta.ts', {
  eager: true,
});

export interface RenderedPage {
  id: string;
  path?: string;
  /** Path prefix covered by a 404 page. */
  under?: string;
}

export const notFoundPage: RenderedPage = { id: 'not-found', under: '/' };
const notFoundPages: readonly RenderedPage[] = notFoundKinds.map(({ prefix }) => ({
  id: 'not-found-kind',
  under: prefix,
}));
export const allPages: readonly RenderedPage[] = [...sitePages, notFoundPage, ...notFoundPages];

export function pageAt(path: string): RenderedPage | undefined {
  return sitePages.find((page) => page.path === path);
}

export function notFoundAt(path: string): RenderedPage {
  return notFoundPages.find(({ under = '' }) => path.startsWith(under)) ?? notFoundPage;
}

export function fileOf({ path, under = '/' }: RenderedPage): string {
  if (path === undefined) return `${under.slice(1)}404.html`;
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export function metaOf(page: RenderedPage): PageMeta {
  const found = metas[`./pages/${page.id}/meta.ts`]?.meta;
  if (!found) throw new Error(`frontend/site/pages/${page.id}/meta.ts is missing`);
  return typeof found === 'function' ? found(page.path ?? page.under ?? '') : found;
}

/** Renders a page as a complete HTML document, in development and in the build. */
export function renderDocument(page: RenderedPage, assets: DocumentAssets): string {
  const path = page.path ?? page.under ?? '';
  const { Page } = components[`./pages/${page.id}/page.tsx`] ?? {};
  if (!Page) throw new Error(`frontend/site/pages/${page.id}/page.tsx is missing`);
  const body = renderToStaticMarkup(
    <SiteLayout path={path} newsletterBox={newsletterBoxOf[page.path ?? '']}>
      <Page path={path} />
    </SiteLayout>,
  );
  return htmlDocument({ id: page.id, path: page.path, meta: metaOf(page), body }, assets);
}

export function searchIndex(rendered: readonly { file: string; html: string }[]): string {
  const html = new Map(rendered.map((one) => [one.file, one.html]));
  return indexOfPages(
    sitePages.map((page) => ({
      path: page.path,
      meta: metaOf(page),
      html: html.get(fileOf(page)) ?? '',
    })),
  );
}
