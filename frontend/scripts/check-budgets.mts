import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest } from 'vite';
import { loadedBy } from './manifest.mts';

type Site = typeof import('../site/prerender.tsx');

/** KiB, brotli. */
const limits = { siteScripts: 75, siteStyles: 10, siteHtml: 15, portalScripts: 160 };
const portalOnly =
  /^(?:frontend\/)?portal\/|^ui\/overlay\/|react-router|tanstack|hook-form|sonner|radix/;

interface BudgetsInput {
  outDir: string;
  manifest: Manifest;
  site: Site;
}

/** Fails when a page weighs more than agreed, or when a public page reaches portal code. */
export async function checkBudgets({ outDir, manifest, site }: BudgetsInput): Promise<void> {
  const kib = async (files: string[]) => {
    const sizes = await Promise.all(files.map((file) => stat(resolve(outDir, `.${file}.br`))));
    return sizes.reduce((sum, { size }) => sum + size, 0) / 1024;
  };
  const problems: string[] = [];
  const check = (what: string, size: number, limit: number) => {
    console.log(`  ${what}: ${size.toFixed(1)} of ${limit} KiB`);
    if (size > limit) problems.push(`${what} weighs ${size.toFixed(1)} KiB, more than ${limit}`);
  };
  for (const page of site.allPages) {
    const entries = ['site/main.tsx', `site/pages/${page.id}/page.tsx`];
    for (const source of sourcesOf(manifest, entries)) {
      if (portalOnly.test(source)) problems.push(`page ${page.id} loads ${source}`);
    }
    const { scripts, styles } = loadedBy(manifest, entries);
    const html =
      page.path === undefined
        ? '/404.html'
        : page.path === '/'
          ? '/index.html'
          : `${page.path}.html`;
    check(`${page.id} scripts`, await kib(scripts), limits.siteScripts);
    check(`${page.id} styles`, await kib(styles), limits.siteStyles);
    check(`${page.id} document`, await kib([html]), limits.siteHtml);
  }
  const portal = loadedBy(manifest, ['portal.html']);
  check('portal first load', await kib(portal.scripts), limits.portalScripts);
  if (problems.length > 0) throw new Error(`budgets:\n  ${problems.join('\n  ')}`);
}

/** Names of the chunks that the entries reach at once. */
function sourcesOf(manifest: Manifest, entries: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return seen;
}
