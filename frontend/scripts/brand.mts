import type { Plugin } from 'vite';
import brand from '../../brand.json' with { type: 'json' };

const { light } = brand.colours;

function textOf(name: string): string {
  const value = name
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], brand);
  if (typeof value !== 'string') throw new Error(`brand.json has no text ${name}`);
  return value;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${light.brand}"/><path d="M9 25V7h14M9 15.5h10" fill="none" stroke="${light.paper}" stroke-width="2.4"/><path d="M15 21.5c2.2-1.6 4.4-1.6 6.6 0" fill="none" stroke="${light.mark}" stroke-width="2.4"/></svg>`;

/** Fills `brand(light.ink)` in style sheets and `{{brand.name}}` in portal.html, and makes the icon. */
export function brandJson(): Plugin {
  return {
    name: 'fenwright:brand',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'brand',
              Declaration(declaration) {
                const [, name] = /^brand\(([\w.]+)\)$/.exec(declaration.value) ?? [];
                if (name) declaration.value = textOf(`colours.${name}`);
              },
            },
          ],
        },
      },
    }),
    transformIndexHtml: (html) =>
      html.replace(/\{\{brand\.([\w.]+)\}\}/g, (_all, name: string) => textOf(name)),
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon });
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(favicon);
      });
    },
  };
}
