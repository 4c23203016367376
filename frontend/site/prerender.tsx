import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DocumentAssets, htmlDocument } from './document';
import { headOf } from './document-head';
import { booking } from '../content/booking';
import { newsletterBoxOf } from '../content/newsletter';
import { newsletterArchive } from '../content/newsletter-archive';
import { SiteLayout } from './layout/site-layout';
import { notFoundKinds } from './not-found-kinds';
import { type PageProps, sitePages } from './pages';
import { indexOfPages } from './search/page-words';
import type { Card } from './seo/card';
import { graphOf } from './seo/graph';
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
  const body = bodyOf(page, <Page path={path} />);
  return htmlDocument({ id: page.id, own: ownHead(page, assets.card), body }, assets);
}

function bodyOf({ path, under = '' }: RenderedPage, content: ReactNode): string {
  return renderToStaticMarkup(
    <SiteLayout path={path ?? under} newsletterBox={newsletterBoxOf[path ?? '']}>
      {content}
    </SiteLayout>,
  );
}

function ownHead(page: RenderedPage, card?: Card): string[] {
  const { path } = page;
  const meta = metaOf(page);
  const graph = path && !meta.noindex ? graphOf(path, meta, card) : undefined;
  return headOf(path, meta, { card, graph });
}

/** The document around a page that the server draws: before the page's head, between, and after its content. */
export interface Frame {
  path: string;
  card: Card | undefined;
  /** The page's own. */
  head: string;
  html: [before: string, between: string, after: string];
}

const HOLE = '<!--served-->';

/** Pages that the server draws with `served/served.tsx`, by the address of the page that frames them. */
export const framesOf = (assetsOf: (page: RenderedPage) => DocumentAssets): Frame[] =>
  sitePages
    .filter(({ path }) => path === booking.path || path === newsletterArchive.path)
    .map((page) => {
      const assets = assetsOf(page);
      // The scripts that its usual content starts are preloaded.
      const usual = renderDocument(page, { ...assets, preloads: () => [] });
      const body = bodyOf(page, <span dangerouslySetInnerHTML={{ __html: HOLE }} />);
      const html = htmlDocument(
        { id: page.id, own: [HOLE], body: body.replace(`<span>${HOLE}</span>`, HOLE) },
        { ...assets, preloads: () => assets.preloads(usual) },
      );
      const [before, between, after] = html.split(HOLE);
      const head = ownHead(page, assets.card).join('\n');
      return { path: page.path, card: assets.card, head, html: [before!, between!, after!] };
    });

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
