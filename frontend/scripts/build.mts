/** `npm run build:frontend`: client build, server build of the public pages, the documents
 * themselves, compressed copies, and the checks that fail the build. */
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeCards } from './cards/write-cards.mts';
import { checkBudgets } from './check-budgets.mts';
import { compressAll } from './compress.mts';
import { writeDocuments } from './documents.mts';
import { modulesOf, readManifest } from './manifest.mts';

const frontend = resolve(import.meta.dirname, '..');
const served = resolve(frontend, 'build');
// Built beside the served folder and put in its place at the end: a server that runs meanwhile, or
// a second build, never sees half of it.
const work = resolve(frontend, `.cache/build-${process.pid}`);
const outDir = resolve(work, 'client');
const ssrDir = resolve(work, 'ssr');
const configFile = resolve(frontend, 'vite.config.mts');

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${name} (${Math.round(performance.now() - started)} ms)`);
  return result;
}

process.env.NODE_ENV = 'production';
const client = await step('client', () =>
  build({ configFile, logLevel: 'warn', build: { outDir } }),
);
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

const cards = await step('cards', () => writeCards(outDir, site));
await step('documents', () => writeDocuments({ outDir, manifest, cards, site, portal }));
await step('compressed copies', () => compressAll(outDir));
await step('budgets', () => checkBudgets({ outDir, manifest, modules: modulesOf(client), site }));
await step('in place', async () => {
  await rm(resolve(work, 'old'), { recursive: true, force: true });
  await rename(served, resolve(work, 'old')).catch(() => undefined);
  await rename(outDir, served);
  await rm(work, { recursive: true });
});
