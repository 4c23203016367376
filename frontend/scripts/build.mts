/**
 * `npm run build:frontend`: bundles site and portal, prerenders the documents, compresses everything and fails on
 * broken checks. `--documents` leaves out the compressed copies, and the budgets that weigh them.
 */
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { writeCards } from './cards/write-cards.mts';
import { checkBudgets } from './check-budgets.mts';
import { checkProof } from './check-proof.mts';
import { compressAll } from './compress.mts';
import {
  portalEntry,
  portalFrame,
  portalQueue,
  queueQuestions,
  writeDocuments,
} from './documents.mts';
import { modulesOf, readManifest } from './manifest.mts';
import { siteEntry } from './site-scripts.mts';

const frontend = resolve(import.meta.dirname, '..');
const served = resolve(frontend, 'build');
// Built in another folder and swapped in at the end, so a running server never serves half a build.
const work = resolve(frontend, `.cache/build-${process.pid}`);
const outDir = resolve(work, 'client');
const ssrDir = resolve(work, 'ssr');
const servedDir = resolve(work, 'served');
const configFile = resolve(frontend, 'vite.config.mts');

/** Few shared chunks, instead of one per combination of islands. */
const sharedByIslands = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'islands',
    test: /\/frontend\/(?:(?:ui|site)\/(?!.*\.island).*\.tsx|site\/forms\/(?!.*-rules).*\.ts)$/,
    minShareCount: 3,
  },
];

type IsPart = (id: string, graph: Rolldown.ChunkingContext) => boolean;

/** A package's index names it, but only conversations use it. */
const ofThreads = /\/@tanstack\/.*\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/;

/** Tells whether these modules import another one statically, directly or through others. */
function importsOf(modules: readonly string[]): IsPart {
  const entries = modules.map((file) => resolve(frontend, file));
  let found: Set<string> | undefined;
  const find = (graph: Rolldown.ChunkingContext) => {
    const reached = new Set(entries);
    for (const id of reached) {
      const imported = graph.getModuleInfo(id)?.importedIds ?? [];
      imported.filter((one) => !ofThreads.test(one)).forEach((one) => reached.add(one));
    }
    entries.forEach((entry) => reached.delete(entry));
    return reached;
  };
  return (id, graph) => (found ??= find(graph)).has(id);
}

const ofEntry = importsOf(portalEntry);
const ofFrame = importsOf(portalFrame);
const ofQuestions = importsOf(queueQuestions);
const ofQueue = importsOf(portalQueue);

/** One script for many modules: a browser takes longer over forty small ones. */
const oneScript = (debugName: string, isPart: IsPart) => ({
  debugName,
  name: (id: string, graph: Rolldown.ChunkingContext) => (isPart(id, graph) ? debugName : null),
});

/** The code that asks for the first screen's data does not wait for the frame's. */
const sharedByScreens = [
  {
    ...oneScript('first', (...one) => ofEntry(...one) || (ofQuestions(...one) && ofFrame(...one))),
    priority: 3,
  },
  { ...oneScript('questions', ofQuestions), priority: 2 },
  { ...oneScript('frame', ofFrame), priority: 1 },
  { ...oneScript('lists', ofQueue), minShareCount: 4 },
];

const groupNames = new Set(sharedByScreens.map(({ debugName }) => debugName));

/** Preloads only what every island needs; the full list would be half the entry's size. */
const onlyShared = (_file: string, files: string[]): string[] =>
  files.filter((file) => /\/(?:react|islands)-/.test(file));

/** The documents need the addresses of the portal's screens, not the code that they load. */
const addressesOnly: Plugin = {
  name: 'fenwright:addresses-only',
  resolveDynamicImport: (id, importer) =>
    importer?.endsWith('/screen.ts') ? { id: String(id), external: true } : null,
};

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${name} (${Math.round(performance.now() - started)} ms)`);
  return result;
}

const bundle = (name: string, options: BuildOptions, more: InlineConfig = {}) =>
  step(name, () => build({ configFile, logLevel: 'warn', build: options, ...more }));

/** Drops the scripts' style sheet, since the served sheet contains all its rules. */
async function keepOneSheet(scriptsSheet: string): Promise<void> {
  const classesIn = async (file: string) =>
    new Set((await readFile(file, 'utf8')).match(/\._[\w-]{4,}/g));
  const served = await classesIn(resolve(outDir, `.${assets.style}`));
  const missing = [...(await classesIn(scriptsSheet))].filter((name) => !served.has(name));
  if (missing.length > 0)
    throw new Error(`add to frontend/server.ts what has ${missing.join(', ')}`);
  await rm(scriptsSheet);
}

process.env.NODE_ENV = 'production';
await checkProof();
const siteBuild = await bundle('site', {
  outDir,
  cssCodeSplit: false,
  modulePreload: { polyfill: false, resolveDependencies: onlyShared },
  rollupOptions: {
    input: { site: resolve(frontend, siteEntry) },
    output: { codeSplitting: { groups: sharedByIslands, includeDependenciesRecursively: false } },
  },
});
const siteManifest = await readManifest(outDir);
await bundle('portal', {
  outDir,
  emptyOutDir: false,
  copyPublicDir: false,
  cssCodeSplit: false,
  rollupOptions: {
    input: { portal: resolve(frontend, 'portal.html') },
    output: {
      codeSplitting: { groups: sharedByScreens },
      // The first script has the names of all others, so they are short.
      chunkFileNames: ({ name }) =>
        groupNames.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
    },
  },
});
const manifests = { site: siteManifest, portal: await readManifest(outDir) };
await bundle('server rendering', {
  ssr: true,
  ssrEmitAssets: true,
  cssCodeSplit: false,
  cssMinify: 'lightningcss',
  outDir: ssrDir,
  copyPublicDir: false,
  rollupOptions: {
    input: { server: resolve(frontend, 'server.ts') },
    plugins: [addressesOnly],
    output: { entryFileNames: '[name].mjs', codeSplitting: false },
  },
});
await cp(resolve(ssrDir, 'assets'), resolve(outDir, 'assets'), { recursive: true });
const rendering = await readManifest(ssrDir);
const addressOf = (source: string) => `/${rendering[source]!.file}`;
// Preloaded before the style sheet is parsed.
const faces = ['baskervville-site', 'atkinson-hyperlegible-next-site', 'public-sans-digits'];
const fonts = faces.map((face) => addressOf(`styles/fonts/${face}.woff2`));
const assets = { style: addressOf('style.css'), fonts };
await keepOneSheet(resolve(outDir, siteManifest['style.css']!.file));

const { site, portal } = (await import(
  pathToFileURL(resolve(ssrDir, 'server.mjs')).href
)) as typeof import('../server.ts');

// The API loads it, so it has what it needs in itself, and none of the pages that only the build draws.
await bundle(
  'served pages',
  {
    ssr: true,
    minify: true,
    cssCodeSplit: false,
    outDir: servedDir,
    copyPublicDir: false,
    manifest: false,
    rollupOptions: {
      input: { served: resolve(frontend, 'site/served/served.tsx') },
      output: { entryFileNames: '[name].mjs', codeSplitting: false },
    },
  },
  { ssr: { noExternal: true } },
);

const built = { outDir, manifests, site, portal };
const cards = await step('cards', () => writeCards(outDir, site));
await step('documents', () => writeDocuments({ ...built, assets, cards }));
if (!process.argv.includes('--documents')) {
  await step('compressed copies', () => compressAll(outDir));
  await step('budgets', () => checkBudgets(built, modulesOf(siteBuild)));
}
await step('in place', async () => {
  await cp(resolve(servedDir, 'served.mjs'), resolve(outDir, 'served.mjs'));
  await rm(resolve(work, 'old'), { recursive: true, force: true });
  await rename(served, resolve(work, 'old')).catch(() => undefined);
  await rename(outDir, served);
  await rm(work, { recursive: true });
});
