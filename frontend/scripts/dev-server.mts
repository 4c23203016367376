import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

type Prerender = typeof import('../site/prerender.tsx');
type Addresses = typeof import('../portal/addresses.ts');

/**
 * Serves in development what production serves, through the same renderer, so hydration mismatches show early.
 * Reloads the page when server-rendered content changes.
 */
export function wholeProduct(): Plugin {
  return {
    name: 'fenwright:whole-product',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      const isServers = this.environment.name === 'ssr' && modules.length > 0;
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file);
      if (isServers && !inBrowser?.size) server.ws.send({ type: 'full-reload' });
    },
    configureServer(server) {
      // Content is read from disk, so Vite's module graph does not include it.
      server.watcher.on('all', (_event, file) => {
        if (!/\/content\/.+\.(?:md|yaml)$/.test(file)) return;
        server.environments.ssr.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const isForReading = request.headers.accept?.includes('text/html');
          if (request.method !== 'GET' || !isForReading) return next();
          const headers = { 'content-type': 'text/html; charset=utf-8' };
          renderFor(server, request.originalUrl ?? '/')
            .then(({ status, html }) => response.writeHead(status, headers).end(html))
            .catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            });
        });
      };
    },
  };
}

async function renderFor(server: ViteDevServer, url: string) {
  const { pathname } = new URL(url, 'http://localhost');
  const addresses = (await server.ssrLoadModule('/portal/addresses.ts')) as Addresses;
  if (addresses.isPortalPath(pathname)) {
    const shell = await readFile(resolve(server.config.root, 'portal.html'), 'utf8');
    return { status: 200, html: await server.transformIndexHtml(url, shell) };
  }
  const site = (await server.ssrLoadModule('/site/prerender.tsx')) as Prerender;
  const page = site.pageAt(pathname);
  const shown = page ?? site.notFoundAt(pathname);
  const html = site.renderDocument(shown, {
    scripts: ['/site/main.ts', '/site/dev-styles.ts'],
    styles: ['/styles/global.css'],
    preloads: () => [],
    fonts: [],
  });
  return { status: page ? 200 : 404, html: await server.transformIndexHtml(url, html) };
}
