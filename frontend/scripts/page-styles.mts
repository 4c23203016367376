import type { Plugin, Rollup } from 'vite';

/** As Vite writes it at the head of a chunk that imports others lazily. */
const LOOK_UP = '=>i.map(i=>d[i]);';

/**
 * Vite fetches the styles of a lazily loaded module along with it. Those of a public page stand in
 * its document already, joined (style-sheets.mts), under another address: they would come twice. What
 * any page may load later (the question about cookies) still brings its own.
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
          const later = JSON.stringify(stylesOfLaterParts(chunk, bundle));
          const wanted = `.filter(f=>!f.endsWith(".css")||${later}.includes(f));`;
          chunk.code = chunk.code.replace(LOOK_UP, LOOK_UP.replace(';', wanted));
        }
      },
    },
  };
}

/** The style sheets of what the entry loads lazily and is no page, without those it has itself. */
function stylesOfLaterParts(entry: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const own = stylesOf(entry, bundle);
  const parts = entry.dynamicImports
    .map((file) => bundle[file])
    .filter((part) => part?.type === 'chunk')
    .filter((part) => !part.facadeModuleId?.includes('/site/pages/'));
  const styles = new Set(parts.flatMap((part) => [...stylesOf(part, bundle)]));
  return [...styles].filter((file) => !own.has(file));
}

function stylesOf(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  const styles = new Set(chunk.viteMetadata?.importedCss);
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (seen.has(file) || imported?.type !== 'chunk') continue;
    for (const style of stylesOf(imported, bundle, seen)) styles.add(style);
  }
  return styles;
}
