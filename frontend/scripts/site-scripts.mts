import type { Manifest } from 'vite';
import { loadedBy } from './manifest.mts';

export const siteEntry = 'site/main.ts';
const hydration = 'site/islands/hydrate.tsx';
/** Where a company's cookies are switched on, a first visit is asked about them. */
const consent = ['site/consent/start-consent.ts', 'site/consent/start-bar.ts'];

/** What a document of the site loads, as its markup says. */
export function siteScripts(manifest: Manifest, html: string) {
  const named = (attribute: RegExp, ending: string): string[] =>
    [...html.matchAll(attribute)].map(([, name]) => {
      const file = Object.keys(manifest).find((one) => one.endsWith(`/${name}${ending}`));
      if (!file) throw new Error(`the site has no ${name}${ending}`);
      return file;
    });
  const scripts = named(/data-script="([^"]*)"/g, '.script.ts');
  const islands = named(/data-island="([^"]*)"/g, '.island.tsx');
  const atOnce = named(/data-island="([^"]*)" data-when="load"/g, '.island.tsx');
  const started = [siteEntry, ...scripts, ...(atOnce.length > 0 ? [hydration, ...atOnce] : [])];
  const load = (entries: string[]) => loadedBy(manifest, entries).scripts;
  return {
    /** Scripts that the entry loads at once, besides itself. */
    preloads: load(started).filter((file) => !file.endsWith(manifest[siteEntry]!.file)),
    /** Everything that is loaded before the visitor does anything. */
    first: load([...started, ...consent]),
    /** Everything, once each island of the page has been used. */
    all: load([...started, ...consent, hydration, ...islands]),
  };
}
