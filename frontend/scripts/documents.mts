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
  /** Addresses of the site's style sheet and of the fonts of both halves. */
  assets: { style: string; fonts: string[] };
  /** The pictures of shared links, by the page's address. */
  cards: ReadonlyMap<string, Card>;
}

/** Writes every public page, the 404 pages, the files for programs, the portal's document with its
 * preloads, and routes.json, from which the server learns which address is answered by which file. */
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
  // The entry's sheet names the cascade layers, so it comes first.
  const own = manifests.portal['portal.html']?.css?.map((file) => `/${file}`) ?? [];
  const styles = [...new Set([...own, ...portalFirst.styles])];
  await addPreloads(resolve(outDir, 'portal.html'), fonts, styles, portalFirst.scripts);
  const routes = {
    documents,
    portal: portal.portalPatterns,
    portalDocument: 'portal.html',
    notFound: site.fileOf(site.notFoundPage),
    /** The 404 document of the addresses that begin so. */
    notFoundUnder: Object.fromEntries(
      site.allPages.flatMap((page) =>
        page.under && page !== site.notFoundPage ? [[page.under, site.fileOf(page)]] : [],
      ),
    ),
    formParts: site.formParts(),
    /** By the old address in lower case; answered with 301. */
    redirects: site.redirects,
    /** What the owner has not confirmed yet: docs/owner.md. */
    open: site.openItems.map((item) => ({ ...item, pages: printed.get(item.id) ?? [] })),
  };
  await writeFile(resolve(outDir, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

/** The portal's entry loads the router as a second step: the browser is told of it at once. */
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
 * What a page must have: a note to each figure, prices of the list only, and no link to an address that
 * nobody answers.
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
    // The same page once more, and it says so.
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
