import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { loadedBy, preloadedFonts } from './manifest.mts';

type Site = typeof import('../site/prerender.tsx');
type Portal = typeof import('../portal/paths.ts');

interface DocumentsInput {
  outDir: string;
  manifest: Manifest;
  site: Site;
  portal: Portal;
}

/** Writes every public page, the 404 page, the portal's document with its font preloads, and
 * routes.json, from which the server learns which address is answered by which file. */
export async function writeDocuments({ outDir, manifest, site, portal }: DocumentsInput) {
  const fonts = preloadedFonts(manifest);
  const documents: Record<string, string> = {};
  const rendered: [file: string, html: string][] = [];
  for (const page of site.allPages) {
    const entry = 'site/main.tsx';
    const own = `site/pages/${page.id}/page.tsx`;
    const { scripts, styles } = loadedBy(manifest, [entry, own]);
    const entryFile = `/${manifest[entry]!.file}`;
    const html = site.renderDocument(page, {
      scripts: [entryFile],
      preloads: scripts.filter((script) => script !== entryFile),
      styles,
      fonts,
    });
    const file = fileFor(page.path);
    if (page.path) documents[page.path] = file;
    rendered.push([file, html]);
  }
  checkDocuments(rendered, site, [...Object.keys(documents), ...portal.portalPatterns]);
  for (const [file, html] of rendered) {
    await mkdir(dirname(resolve(outDir, file)), { recursive: true });
    await writeFile(resolve(outDir, file), html);
  }
  await preloadFonts(resolve(outDir, 'portal.html'), fonts);
  const routes = {
    documents,
    portal: portal.portalPatterns,
    portalDocument: 'portal.html',
    notFound: '404.html',
  };
  await writeFile(resolve(outDir, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

function fileFor(path: string | undefined): string {
  if (path === undefined) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

async function preloadFonts(file: string, fonts: string[]): Promise<void> {
  const html = await readFile(file, 'utf8');
  const links = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  await writeFile(file, html.replace('<title>', `${links.join('\n    ')}\n    <title>`));
}

/** What a page must have, and no link to an address that nobody answers. */
function checkDocuments(rendered: [string, string][], site: Site, known: string[]): void {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const page of site.allPages) {
    const { title, description } = site.metaOf(page);
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
    if (/<script(?![^>]*\bsrc=)[^>]*>|\sstyle="/.test(html)) {
      problems.push(`${file} has an inline script or style, which its CSP refuses`);
    }
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)) {
      const path = href.replace(/[?#].*$/, '');
      if (!known.includes(path)) problems.push(`${file} links to ${href}, which does not exist`);
    }
  }
  if (problems.length > 0) throw new Error(`documents:\n  ${problems.join('\n  ')}`);
}
