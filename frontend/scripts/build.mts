/** `npm run build:frontend`: client build, server build of the public pages, the documents
 * themselves, compressed copies, and the checks that fail the build. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkBudgets } from './check-budgets.mts';
import { compressAll } from './compress.mts';
import { writeDocuments } from './documents.mts';
import { readManifest } from './manifest.mts';

const frontend = resolve(import.meta.dirname, '..');
const outDir = resolve(frontend, 'build');
const ssrDir = resolve(frontend, '.cache/ssr');
const configFile = resolve(frontend, 'vite.config.mts');

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${name} (${Math.round(performance.now() - started)} ms)`);
  return result;
}

process.env.NODE_ENV = 'production';
await step('client', () => build({ configFile, logLevel: 'warn' }));
await rm(ssrDir, { recursive: true, force: true });
await step('server rendering', () =>
  build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: ssrDir,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: {
        input: {
          prerender: resolve(frontend, 'site/prerender.tsx'),
          paths: resolve(frontend, 'portal/paths.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  }),
);

const manifest = await readManifest(outDir);
const site = (await import(
  pathToFileURL(resolve(ssrDir, 'prerender.mjs')).href
)) as typeof import('../site/prerender.tsx');
const portal = (await import(
  pathToFileURL(resolve(ssrDir, 'paths.mjs')).href
)) as typeof import('../portal/paths.ts');

await step('documents', () => writeDocuments({ outDir, manifest, site, portal }));
await step('compressed copies', () => compressAll(outDir));
await step('budgets', () => checkBudgets({ outDir, manifest, site }));
