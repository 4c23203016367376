import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Card } from '../site/seo/card.ts';
import { checkDocuments } from './check-documents.mts';
import { type Built, loadedBy } from './manifest.mts';
import { repeatedNames, siteEntry, siteScripts } from './site-scripts.mts';

interface DocumentsInput extends Built {
  assets: { style: string; fonts: string[] };
  cards: ReadonlyMap<string, Card>;
}

/** Served by the API. */
const apiDocuments = ['/api/docs', '/api/openapi.json', '/api/openapi-v1.json'];

/** Asks for the first screen's data. */
export const portalEntry = ['portal/main.ts'];
/** React DOM, the router and the frame, which the entry imports in a second step. */
export const portalFrame = ['portal/app.tsx'];
export const queueQuestions = ['portal/features/work/list/load-queue.ts'];
export const portalQueue = ['workplace.tsx', 'list/queue.tsx'].map(
  (file) => `portal/features/work/${file}`,
);
const queues = /^\/dashboard\/(?:admin|manager|support)$/;

/** Modules that each document of the portal preloads: a queue's code does not wait for the frame's. */
const portalDocuments = {
  'portal.html': ['portal.html', ...portalFrame],
  'portal-queue.html': [
    'portal.html',
    ...queueQuestions,
    ...portalFrame,
    ...portalQueue,
    'portal/shell/staff-rail.tsx',
  ],
};

/**
 * Writes all public pages, 404 pages, site files, the portal's document and routes.json, which maps addresses to
 * files for the server.
 */
export async function writeDocuments(input: DocumentsInput) {
  const { outDir, manifests, assets, cards, site, portal } = input;
  const { style, fonts } = assets;
  const documents: Record<string, string> = {};
  const rendered: [file: string, html: string][] = [];
  const assetsOf = ({ path }: { path?: string }) => ({
    scripts: [`/${manifests.site[siteEntry]!.file}`],
    preloads: (body: string) => siteScripts(manifests.site, body).preloads,
    styles: [style],
    fonts,
    card: path === undefined ? undefined : cards.get(path),
  });
  for (const page of site.allPages) {
    const html = site.renderDocument(page, assetsOf(page));
    const file = site.fileOf(page);
    if (page.path) documents[page.path] = file;
    rendered.push([file, html]);
  }
  const files = site.siteFiles((path) => site.metaOf(site.pageAt(path) ?? site.notFoundPage));
  const known = [...Object.keys(documents), ...portal.portalPatterns];
  const isKnown = (path: string) =>
    [...known, ...apiDocuments].includes(path) ||
    // Kinds of call and issues are in the database.
    path.startsWith('/book/') ||
    path === '/newsletter/feed.xml' ||
    path.slice(1) in files ||
    existsSync(resolve(outDir, path.slice(1)));
  const printed = checkDocuments(rendered, site, isKnown, repeatedNames(manifests.site));
  site.checkRedirects(known);
  const found = site.searchIndex(rendered.map(([file, html]) => ({ file, html })));
  rendered.push(...Object.entries(files), ['search.json', found]);
  for (const [file, html] of rendered) {
    await mkdir(dirname(resolve(outDir, file)), { recursive: true });
    await writeFile(resolve(outDir, file), html);
  }
  const shell = await readFile(resolve(outDir, 'portal.html'), 'utf8');
  for (const [file, modules] of Object.entries(portalDocuments)) {
    const html = withPreloads(shell, fonts, loadedBy(manifests.portal, modules));
    await writeFile(resolve(outDir, file), html);
  }
  const routes = {
    documents,
    /** Documents of the portal by address. */
    portal: Object.fromEntries(
      portal.portalPatterns.map((path) => [
        path,
        queues.test(path) ? 'portal-queue.html' : 'portal.html',
      ]),
    ),
    notFound: site.fileOf(site.notFoundPage),
    /** 404 documents by path prefix. */
    notFoundUnder: Object.fromEntries(
      site.allPages.flatMap((page) =>
        page.under && page !== site.notFoundPage ? [[page.under, site.fileOf(page)]] : [],
      ),
    ),
    formParts: site.formParts(),
    frames: site.framesOf(assetsOf),
    testimonials: testimonialsIn(rendered),
    /** By former path in lower case; answered with 301. */
    redirects: site.redirects,
    /** Items the owner has not confirmed: docs/owner.md. */
    open: site.openItems.map((item) => ({ ...item, pages: printed.get(item.id) ?? [] })),
  };
  await writeFile(resolve(outDir, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

/** The approved words in each document, so that the server can take withdrawn ones out. */
const testimonialsIn = (rendered: readonly (readonly [file: string, html: string])[]) =>
  Object.fromEntries(
    rendered.flatMap(([file, html]) => {
      const found = [...html.matchAll(/data-testimonial="([\w-]+) ([\da-f]{64})"/g)];
      return found.length > 0
        ? [[file, found.map(([, id, sha256]) => ({ id, sha256 }))] as const]
        : [];
    }),
  );

/** Preloads what the portal's entry imports in a second step. */
function withPreloads(shell: string, fonts: string[], scripts: string[]): string {
  const links = [
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...scripts
      .filter((address) => !shell.includes(address))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  return shell.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}
