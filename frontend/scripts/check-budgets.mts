import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest } from 'vite';
import { fontFiles } from './font-files.mts';
import { loadedBy } from './manifest.mts';

type Site = typeof import('../site/prerender.tsx');

/** KiB, brotli; fonts are compressed already. */
const limits = {
  siteScripts: 75,
  siteStyles: 10,
  siteHtml: 15,
  siteFonts: 60,
  portalScripts: 160,
  route: 30,
};

/** A third one is late, and moves the text when it comes. */
const mostFonts = 2;

const routes = 'portal/features/';

/** Modules that a public page must never load: the portal's, and what only the server reads. */
const portalOnly =
  /\/frontend\/(?:portal|ui\/overlay)\/|\/node_modules\/(?:react-router|react-router-dom|@tanstack|react-hook-form|sonner|radix-ui|@radix-ui|lucide-react|marked)\/|\.md(?:\?|$)/;
/** Loaded while a password is typed or a button is pressed, after the page has long been in use. */
const onDemand = /estimate-strength|make-request-dialog|invite-dialog/;

interface BudgetsInput {
  outDir: string;
  manifest: Manifest;
  /** Which source modules each script of the client build holds, by its address. */
  modules: ReadonlyMap<string, readonly string[]>;
  site: Site;
}

/** Fails when a page weighs more than agreed, or when a public page reaches portal code. */
export async function checkBudgets({
  outDir,
  manifest,
  modules,
  site,
}: BudgetsInput): Promise<void> {
  const kib = async (files: string[], suffix = '.br') => {
    const sizes = await Promise.all(
      files.map((file) => stat(resolve(outDir, `.${file}${suffix}`))),
    );
    return sizes.reduce((sum, { size }) => sum + size, 0) / 1024;
  };
  const problems: string[] = [];
  const check = (what: string, size: number, limit: number) => {
    console.log(`  ${what}: ${size.toFixed(1)} of ${limit} KiB`);
    if (size > limit) problems.push(`${what} weighs ${size.toFixed(1)} KiB, more than ${limit}`);
  };
  for (const page of site.allPages) {
    const { scripts } = loadedBy(manifest, ['site/main.tsx', site.moduleOf(page)]);
    const html = await readFile(resolve(outDir, site.fileOf(page)), 'utf8');
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href!);
    const name = page.path ?? `404 under ${page.under}`;
    const loaded = scripts.flatMap((script) => modules.get(script) ?? []);
    const foreign = loaded.find((module) => portalOnly.test(module));
    if (foreign) problems.push(`page ${page.id} loads ${foreign}`);
    check(`${name} scripts`, await kib(scripts), limits.siteScripts);
    check(`${name} styles`, await kib(styles), limits.siteStyles);
    check(`${name} document`, await kib([`/${site.fileOf(page)}`]), limits.siteHtml);
    const fonts = await fontFiles(outDir, styles, html);
    check(`${name} fonts`, await kib(fonts, ''), limits.siteFonts);
    if (fonts.length > mostFonts) {
      problems.push(
        `${name} loads ${fonts.join(', ')}: run scripts/subset-fonts.mts if it has a new character`,
      );
    }
  }
  const first = loadedBy(manifest, ['portal.html', 'portal/router.tsx']).scripts;
  check('portal first load', await kib(first), limits.portalScripts);
  for (const source of Object.keys(manifest).filter((name) => name.startsWith(routes))) {
    if (onDemand.test(source)) continue;
    const own = loadedBy(manifest, [source]).scripts.filter((file) => !first.includes(file));
    check(source.slice(routes.length), await kib(own), limits.route);
  }
  if (problems.length > 0) throw new Error(`budgets:\n  ${problems.join('\n  ')}`);
}
