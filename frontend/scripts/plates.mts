import type { Plugin } from 'vite';
import { plates } from '../ui/plates.ts';
import { plate } from './cards/contours.mts';

const drawing = (name: string): string => {
  const lines = plate(name).map(
    (d, level) => `<path d="${d}" stroke-width="${level % 4 === 3 ? 2.2 : 1.1}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="plate">${lines.join('')}</g></svg>`;
};

/** Draws the plates and serves them at /plates/<name>.svg. */
export function plateFiles(): Plugin {
  return {
    name: 'fenwright:plates',
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const name of plates) {
        this.emitFile({ type: 'asset', fileName: `plates/${name}.svg`, source: drawing(name) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/plates', (request, response) => {
        const name = /^\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
        response.setHeader('content-type', 'image/svg+xml').end(drawing(name));
      });
    },
  };
}
