import { relative } from 'node:path';
import type { Plugin } from 'vite';

const pages =
  /^(?:portal\/(?:features|files|forms|lists)|site\/(?:ebooks|pages|search|sections\/home))\//;

/** The layer of a style module, by its folder: what pages have in common comes before a page's own. */
const layerOf = (file: string): string => {
  if (file.startsWith('ui/')) return 'ui';
  return pages.test(file) ? 'page' : 'shell';
};

/** Puts each style module into its folder's layer, unless the module names a layer itself. */
export const layers = (root: string): Plugin => ({
  name: 'fenwright:layers',
  config: () => ({
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: 'layers',
            Once(sheet, { AtRule }) {
              const file = relative(root, sheet.source?.input.file ?? '');
              const [first] = sheet.nodes;
              if (!file.endsWith('.module.css') || !first) return;
              if (first.type === 'atrule' && first.name === 'layer') return;
              const layer = new AtRule({ name: 'layer', params: layerOf(file) });
              layer.append(sheet.nodes);
              sheet.append(layer);
            },
          },
        ],
      },
    },
  }),
});
