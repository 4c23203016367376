import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest } from 'vite';
import { fontFiles } from './font-files.mts';
import { portalFrame } from './documents.mts';
import { type Built, loadedBy } from './manifest.mts';
import { siteScripts } from './site-scripts.mts';

/** Limits in KiB after Brotli; fonts are already compressed. */
const limits = {
  siteFirst: 8.1,
  siteAll: 77,
  siteStyle: 14,
  siteHtml: 14,
  /** Grows by a line with each call of the API. */
  referenceHtml: 16,
  siteFonts: 60,
  portalScripts: 126.8,
  route: 52,
};

/** A third font arrives late and shifts the text. */
const mostFonts = 3;

const routes = 'portal/features/';

/** Modules of the portal and the server, which no island may load. */
const portalOnly =
  /\/frontend\/(?:portal|ui\/overlay)\/|\/node_modules\/(?:react-router|react-router-dom|@tanstack|react-hook-form|sonner|radix-ui|@radix-ui|lucide-react|marked)\/|\.md(?:\?|$)/;
/** Loaded only when an island is used. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const onlyIslands = new Set(['verify-subscription', 'unsubscribe', 'newsletter-preferences']);
/** Loaded only while a password is typed. */
const onDemand = /estimate-strength/;

/**
 * Throws if a page exceeds its size budget or loads portal code.
 *
 * @param modules source modules in each script of the site, by path
 */
export async function checkBudgets(
  { outDir, manifests, site }: Built,
  modules: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
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
    const name = page.path ?? `404 under ${page.under}`;
    const html = await readFile(resolve(outDir, site.fileOf(page)), 'utf8');
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href!);
    const { first, all } = siteScripts(manifests.site, html);
    const holding = (scripts: string[], pattern: RegExp) =>
      scripts.flatMap((script) => modules.get(script) ?? []).find((one) => pattern.test(one));
    const foreign = holding(all, portalOnly);
    if (foreign) problems.push(`${name} loads ${foreign}`);
    const isIsland = onlyIslands.has(page.id);
    const early = isIsland ? undefined : holding(first, react);
    if (early) problems.push(`${name} loads ${early} before a visitor uses an island`);
    const most = isIsland ? limits.siteAll : limits.siteFirst;
    check(`${name} scripts at first`, await kib(first), most);
    check(`${name} scripts with islands`, await kib(all), limits.siteAll);
    check(`${name} style`, await kib(styles), limits.siteStyle);
    const mostHtml = page.id === 'api' ? limits.referenceHtml : limits.siteHtml;
    check(`${name} document`, await kib([`/${site.fileOf(page)}`]), mostHtml);
    const fonts = await fontFiles(outDir, styles, html);
    check(`${name} fonts`, await kib(fonts, ''), limits.siteFonts);
    if (fonts.length > mostFonts) {
      problems.push(
        `${name} loads ${fonts.join(', ')}: run scripts/subset-fonts.mts if it has a new character`,
      );
    }
  }
  const first = loadedBy(manifests.portal, ['portal.html', ...portalFrame]);
  check('portal first load', await kib(first), limits.portalScripts);
  for (const source of Object.keys(manifests.portal).filter((name) => name.startsWith(routes))) {
    if (onDemand.test(source)) continue;
    const there = [...first, ...loadedBy(manifests.portal, openers(manifests.portal, source))];
    const own = loadedBy(manifests.portal, [source]).filter((file) => !there.includes(file));
    check(source.slice(routes.length), await kib(own), limits.route);
  }
  if (problems.length > 0) throw new Error(`budgets:\n  ${problems.join('\n  ')}`);
}

const openers = (manifest: Manifest, part: string): string[] =>
  Object.keys(manifest).filter(
    (name) => name.startsWith(routes) && manifest[name]?.dynamicImports?.includes(part),
  );
