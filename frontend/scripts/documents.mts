import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Card } from '../site/seo/card.ts';
import { deadLinks } from './dead-links.mts';
import { type Built, loadedBy } from './manifest.mts';
import { printedFigures } from '../content/claims/printed-figures.mts';
import { unknownPrices } from '../content/claims/printed-prices.mts';
import { wordProblems } from '../content/claims/printed-words.mts';
import { siteEntry, siteScripts } from './site-scripts.mts';

type Site = Built['site'];

interface DocumentsInput extends Built {
  assets: { style: string; fonts: string[] };
  cards: ReadonlyMap<string, Card>;
}

/**
 * Writes all public pages, 404 pages, site files, the portal's document and routes.json, which maps addresses to
 * files for the server.
 */
export async function writeDocuments(input: DocumentsInput) {
  const { outDir, manifests, assets, cards, site, portal } = input;
  const { style, fonts } = assets;
  const documents: Record<string, string> = {};
  const rendered: [file: string, html: string][] = [];
  for (const page of site.allPages) {
    const html = site.renderDocument(page, {
      scripts: [`/${manifests.site[siteEntry]!.file}`],
      preloads: (body) => siteScripts(manifests.site, body).preloads,
      styles: [style],
      fonts,
      card: page.path === undefined ? undefined : cards.get(page.path),
    });
    const file = site.fileOf(page);
    if (page.path) documents[page.path] = file;
    rendered.push([file, html]);
  }
  const files = site.siteFiles((path) => site.metaOf(site.pageAt(path) ?? site.notFoundPage));
  const known = [...Object.keys(documents), ...portal.portalPatterns];
  const books = await readdir(resolve(outDir, 'ebooks'));
  const printed = checkDocuments(rendered, site, [
    ...known,
    ...Object.keys(files).map((file) => `/${file}`),
    ...books.map((file) => `/ebooks/${file}`),
  ]);
  site.checkRedirects(known);
  const found = site.searchIndex(rendered.map(([file, html]) => ({ file, html })));
  rendered.push(...Object.entries(files), ['search.json', found]);
  for (const [file, html] of rendered) {
    await mkdir(dirname(resolve(outDir, file)), { recursive: true });
    await writeFile(resolve(outDir, file), html);
  }
  const portalFirst = loadedBy(manifests.portal, ['portal.html', 'portal/router.tsx']);
  // The entry's style sheet declares the cascade layers, so it comes first.
  const own = manifests.portal['portal.html']?.css?.map((file) => `/${file}`) ?? [];
  const styles = [...new Set([...own, ...portalFirst.styles])];
  await addPreloads(resolve(outDir, 'portal.html'), fonts, styles, portalFirst.scripts);
  const routes = {
    documents,
    portal: portal.portalPatterns,
    portalDocument: 'portal.html',
    notFound: site.fileOf(site.notFoundPage),
    /** 404 documents by path prefix. */
    notFoundUnder: Object.fromEntries(
      site.allPages.flatMap((page) =>
        page.under && page !== site.notFoundPage ? [[page.under, site.fileOf(page)]] : [],
      ),
    ),
    formParts: site.formParts(),
    /** By former path in lower case; answered with 301. */
    redirects: site.redirects,
    /** Items the owner has not confirmed: docs/owner.md. */
    open: site.openItems.map((item) => ({ ...item, pages: printed.get(item.id) ?? [] })),
  };
  await writeFile(resolve(outDir, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

/** Preloads the router, which the portal's entry imports in a second step. */
async function addPreloads(file: string, fonts: string[], styles: string[], scripts: string[]) {
  const html = (await readFile(file, 'utf8')).replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const links = [
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts
      .filter((address) => !html.includes(address))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  await writeFile(file, html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`));
}

/**
 * Throws if a figure lacks its note, a price is not on the list or a link is dead.
 *
 * @returns the pages that print each claim
 */
function checkDocuments(
  rendered: [string, string][],
  site: Site,
  known: string[],
): Map<string, string[]> {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const page of site.allPages) {
    const { title, description, canonical } = site.metaOf(page);
    // A second address of the same page, with a canonical link.
    if (canonical && canonical !== page.path) continue;
    for (const text of [title, description]) {
      const other = seen.get(text);
      if (other) problems.push(`${page.id} repeats the title or description of ${other}`);
      seen.set(text, page.id);
    }
    if (description.length < 70 || description.length > 160) {
      problems.push(`${page.id}: description has ${description.length} characters, not 70 to 160`);
    }
  }
  for (const [file, html] of rendered) {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) problems.push(`${file} has ${headings} h1 elements`);
    if (/<script(?![^>]*\bsrc=)(?! type="application\/ld\+json">)[^>]*>|\sstyle="/.test(html)) {
      problems.push(`${file} has an inline script or style, which its CSP refuses`);
    }
  }
  const addressed = site.allPages.map(
    ({ path, under = '/' }, index) => [path ?? `${under}404`, rendered[index]?.[1] ?? ''] as const,
  );
  const pages = new Map(addressed);
  const printed = printedFigures(pages, site.claims);
  problems.push(...deadLinks(pages, known), ...printed.problems, ...wordProblems(pages));
  problems.push(...unknownPrices(pages, site.priceList));
  if (problems.length > 0) throw new Error(`documents:\n  ${problems.join('\n  ')}`);
  return printed.pages;
}
