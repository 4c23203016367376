import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { build, Manifest } from 'vite';

/** Reads Vite's manifest and removes it: it is of no use to a browser. */
export async function readManifest(outDir: string): Promise<Manifest> {
  const file = resolve(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(resolve(outDir, '.vite'), { recursive: true });
  return manifest;
}

type Built = Awaited<ReturnType<typeof build>>;
const filesOf = (built: Built) =>
  [built].flat().flatMap((one) => ('output' in one ? one.output : []));

/** The source modules inside each script of a build, by the script's address. */
export function modulesOf(built: Built): Map<string, string[]> {
  return new Map(
    filesOf(built).flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.moduleIds]] : [],
    ),
  );
}

/** The addresses of the style sheet and fonts that a build has emitted. */
export function assetsOf(built: Built): { style: string; fonts: string[] } {
  const names = filesOf(built).map(({ fileName }) => `/${fileName}`);
  const find = (pattern: RegExp): string => {
    const found = names.find((name) => pattern.test(name));
    if (!found) throw new Error(`the build has no file like ${pattern}`);
    return found;
  };
  return {
    style: find(/\.css$/),
    // Worth fetching before the style sheet has been read.
    fonts: [find(/baskervville-site.*\.woff2$/), find(/hyperlegible-next-site.*\.woff2$/)],
  };
}

export interface Loaded {
  scripts: string[];
  styles: string[];
}

/** Every script and style that the given entries load at once, in order, without lazy parts. */
export function loadedBy(manifest: Manifest, entries: string[]): Loaded {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the client build has no ${name}`);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
    scripts.add(`/${chunk.file}`);
  };
  entries.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
