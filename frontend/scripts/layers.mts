import { relative } from 'node:path';
import type { Plugin } from 'vite';

const pages =
  /^(?:portal\/(?:features|files|forms|lists)|site\/(?:ebooks|pages|search|sections\/home))\/|^site\/sections\/(?:closing|enquiry)\./;
/** Of a whole page, list or row in these folders: the styles of its parts come after. */
const shared =
  /\/(?:book\/book|blog\/post-list|insights\/page|requests\/conversation|requests\/request-row)\./;

/** The layer of a style module, by its folder: what pages have in common comes before a page's own. */
const layerOf = (file: string): string => {
  if (file.startsWith('ui/')) return 'ui';
  return pages.test(file) && !shared.test(file) ? 'page' : 'shell';
};

/** Puts each style module into its folder's layer. */
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
              if (!file.endsWith('.module.css')) return;
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
