import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { build, Manifest } from 'vite';

/** Reads and deletes Vite's manifest, which browsers do not need. */
export async function readManifest(outDir: string): Promise<Manifest> {
  const file = resolve(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(resolve(outDir, '.vite'), { recursive: true });
  return manifest;
}

export function modulesOf(built: Awaited<ReturnType<typeof build>>): Map<string, string[]> {
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  return new Map(chunks.map(({ fileName, moduleIds }) => [`/${fileName}`, moduleIds]));
}

export interface Built {
  outDir: string;
  manifests: { site: Manifest; portal: Manifest };
  site: typeof import('../site/prerender.tsx');
  portal: typeof import('../portal/addresses.ts');
}

/** The scripts that a browser loads for these entries. */
export function loadedBy(manifest: Manifest, entries: string[]): string[] {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the client build has no ${name}`);
    chunk.imports?.forEach(visit);
    scripts.add(`/${chunk.file}`);
  };
  entries.forEach(visit);
  return [...scripts];
}
