import '../styles/global.css';
import './transitions.css';
import { type ComponentType, Fragment } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type DocumentAssets, htmlDocument } from './document';
import { SiteLayout } from './layout/site-layout';
import { Trail } from './layout/trail';
import { notFoundKinds } from './not-found-kinds';
import { sitePages } from './pages';
import { ServerPage, ServerParts } from './parts';
import type { PageMeta } from './seo/page-meta';
import { trailOf } from './seo/trail';
import type { MetaAt, Serve, Served } from './server-side';

export { redirects } from './redirects';
export { cardAlt, cardText } from './seo/card';
export { siteFiles } from './seo/site-files';

const components = import.meta.glob<{ Page: ComponentType<object> }>('./pages/*/page.tsx', {
  eager: true,
});
const servers = import.meta.glob<{ serve: Serve }>('./pages/*/server.tsx', { eager: true });
const metas = import.meta.glob<{ meta: PageMeta | MetaAt }>('./pages/*/meta.ts', { eager: true });

export interface RenderedPage {
  id: string;
  /** Absent on the 404 pages, which have no address of their own. */
  path?: string;
  /** The 404 page of the addresses that begin so. */
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

/** Which 404 page answers an unknown address. */
export function notFoundAt(path: string): RenderedPage {
  return notFoundPages.find(({ under = '' }) => path.startsWith(under)) ?? notFoundPage;
}

/** The file of the build that holds the page. */
export function fileOf({ path, under = '/' }: RenderedPage): string {
  if (path === undefined) return `${under.slice(1)}404.html`;
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export function metaOf(page: RenderedPage): PageMeta {
  const found = metas[`./pages/${page.id}/meta.ts`]?.meta;
  if (!found) throw new Error(`frontend/site/pages/${page.id}/meta.ts is missing`);
  return typeof found === 'function' ? found(page.path ?? page.under ?? '') : found;
}

export const hasServer = ({ id }: RenderedPage) => `./pages/${id}/server.tsx` in servers;
export const hasClient = ({ id }: RenderedPage) => `./pages/${id}/page.tsx` in components;

/** One page as a complete HTML document. The same function serves development and the build. */
export function renderDocument(page: RenderedPage, assets: DocumentAssets): string {
  const Page = components[`./pages/${page.id}/page.tsx`]?.Page;
  const serve = servers[`./pages/${page.id}/server.tsx`]?.serve;
  if (!Page && !serve) throw new Error(`frontend/site/pages/${page.id} has nothing to draw`);
  const meta = metaOf(page);
  const { parts = {}, props = {} }: Served = serve?.(page.path ?? page.under ?? '') ?? {};
  const trail = page.path === undefined || meta.noindex ? [] : trailOf(page.path, meta.title);
  const drawn = Object.entries({
    ...parts,
    ...(trail.length > 1 && { trail: <Trail steps={trail} /> }),
  }).map(([name, part]) => [name, renderToStaticMarkup(<Fragment>{part}</Fragment>)]);
  const Content = Page ?? ServerPage;
  const body = renderToString(
    <ServerParts value={Object.fromEntries(drawn) as Record<string, string>}>
      <SiteLayout>
        <Content {...props} />
      </SiteLayout>
    </ServerParts>,
  );
  return htmlDocument({ id: page.id, path: page.path, meta, props, body }, assets);
}
