import type { Plugin } from 'vite';

/** As Vite writes it at the head of a chunk that imports others lazily. */
const LOOK_UP = '=>i.map(i=>d[i]);';

/**
 * Vite fetches the styles of a lazily loaded module along with it. Those of a public page stand in
 * its document already, joined (style-sheets.mts), under another address: they would come twice.
 */
export function pageStyles(): Plugin {
  return {
    name: 'fenwright:page-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith('/site/main.tsx')) continue;
          if (!chunk.code.includes(LOOK_UP)) this.error('the list of lazily loaded files is gone');
          const scriptsOnly = LOOK_UP.replace(';', '.filter(f=>!f.endsWith(".css"));');
          chunk.code = chunk.code.replace(LOOK_UP, scriptsOnly);
        }
      },
    },
  };
}
