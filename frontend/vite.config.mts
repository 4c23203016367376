import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeProduct } from './scripts/dev-server.mts';
import { ebookFiles } from './scripts/ebooks/ebook-files.mts';
import { pageStyles } from './scripts/page-styles.mts';
import { staticParts } from './scripts/static-parts.mts';
import { strictSonner } from './scripts/strict-sonner.mts';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: 'custom',
  cacheDir: resolve(root, '.cache/vite'),
  plugins: [staticParts(), ebookFiles(), strictSonner(), react(), wholeProduct(), pageStyles()],
  server: {
    // Our own modules stand under /api too (frontend/api/client.ts): those are not the server's.
    proxy: Object.fromEntries(
      ['/api', '/health', '/metrics', '/dev', '/ops'].map((path) => [
        `^${path}(?!.*\\.ts(\\?|$))(/|\\?|$)`,
        { target: api },
      ]),
    ),
  },
  build: {
    outDir: resolve(root, 'build'),
    emptyOutDir: true,
    manifest: true,
    // A data: URL would need its own CSP source, and it would be sent again with every file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server build names its own two entries (scripts/build.mts).
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            input: { site: resolve(root, 'site/main.tsx'), portal: resolve(root, 'portal.html') },
          },
        }),
  },
}));
