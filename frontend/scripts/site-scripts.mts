import type { Manifest } from 'vite';
import { loadedBy } from './manifest.mts';

export const siteEntry = 'site/main.ts';
const hydration = 'site/islands/hydrate.tsx';
/** Loaded on a first visit if third-party cookies are enabled. */
const consent = ['site/consent/start-consent.ts', 'site/consent/start-bar.ts'];

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
  const load = (entries: string[]) => loadedBy(manifest, entries);
  return {
    preloads: load(started).filter((file) => !file.endsWith(manifest[siteEntry]!.file)),
    /** Scripts loaded without interaction. */
    first: load([...started, ...consent]),
    /** Scripts loaded after every island has been used. */
    all: load([...started, ...consent, hydration, ...islands]),
  };
}

/** Markup names islands and scripts by their file names, so two of one name would be confused. */
export function repeatedNames(manifest: Manifest): string[] {
  const files = Object.keys(manifest).filter((file) => /\.(island\.tsx|script\.ts)$/.test(file));
  const byName = Map.groupBy(files, (file) => file.replace(/^.*\//, ''));
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(' and ')} have one name: rename one of them`);
}
