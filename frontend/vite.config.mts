import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandJson } from './scripts/brand.mts';
import { wholeProduct } from './scripts/dev-server.mts';
import { ebookFiles } from './scripts/ebooks/ebook-files.mts';
import { layers } from './scripts/layers.mts';
import { plateFiles } from './scripts/plates.mts';
import { steps } from './scripts/steps.mts';
import { strictSonner } from './scripts/strict-sonner.mts';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** Class names by hash of the file, in order of appearance. Shared by all builds. */
const classNames = new Map<string, { path: string; names: string[] }>();

/** Short names save an eighth of the site's style sheet. */
function shortName(name: string, path: string): string {
  const file = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 3);
  const known = classNames.get(file) ?? { path, names: [] };
  if (known.path !== path)
    throw new Error(`rename ${path}: its class names are also ${known.path}'s`);
  classNames.set(file, known);
  const { names } = known;
  if (!names.includes(name)) names.push(name);
  return `_${file}${names.indexOf(name).toString(36)}`;
}

/** The default exports are for development, with warnings. */
const routerInProduction = [
  { find: /^react-router$/, replacement: 'index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
].map(({ find, replacement: file }) => ({
  find,
  replacement: resolve(root, '../node_modules/react-router/dist/production', file),
}));

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  cacheDir: resolve(root, '.cache/vite'),
  plugins: [
    brandJson(),
    layers(root),
    steps(),
    ebookFiles(),
    plateFiles(),
    strictSonner(),
    react(),
    wholeProduct(),
  ],
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
  optimizeDeps: { entries: ['portal.html', 'site/main.ts'] },
  server: {
    // Excludes our own modules under /api (frontend/api/client.ts).
    proxy: Object.fromEntries(
      ['/api', '/forms', '/health', '/metrics', '/dev', '/ops'].map((path) => [
        `^${path}(?!.*\\.ts(\\?|$))(/|\\?|$)`,
        { target: api },
      ]),
    ),
  },
  // Entries: scripts/build.mts.
  build: {
    outDir: resolve(root, 'build'),
    emptyOutDir: true,
    manifest: true,
    // data: URLs would need a CSP source and be repeated in every file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
