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

/** The source modules inside each script of a build, by the script's address. */
export function modulesOf(built: Awaited<ReturnType<typeof build>>): Map<string, string[]> {
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  return new Map(chunks.map(({ fileName, moduleIds }) => [`/${fileName}`, moduleIds]));
}

/** The output of a build, for the documents and the checks. */
export interface Built {
  outDir: string;
  /** Of the site's scripts, and of the portal's. */
  manifests: { site: Manifest; portal: Manifest };
  site: typeof import('../site/prerender.tsx');
  portal: typeof import('../portal/paths.ts');
}

/** Every script and style that the given entries load at once, in order, without lazy parts. */
export function loadedBy(manifest: Manifest, entries: string[]) {
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
