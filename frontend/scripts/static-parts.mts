import { readFile } from 'node:fs/promises';
import type { Plugin, Rollup } from 'vite';

const isStatic = /\.static\.tsx$/;
const isStyle = /\.module\.css$/;

/** Components and their styles; what the copy consists of (frontend/content) has no styles. */
const mayHaveStyles = /\/frontend\/(site|ui)\/.*\.tsx$/;

/**
 * Text without behaviour is sent once, as HTML. In the browser's build a module named
 * `*.static.tsx` is only its style sheets and, for each part it exports, the element that keeps the
 * server's markup (site/static-part.tsx). The server's build has the module as it is written.
 */
export function staticParts(): Plugin {
  return {
    name: 'fenwright:static-parts',
    enforce: 'pre',
    async load(id, options) {
      if (options?.ssr || !isStatic.test(id)) return null;
      const source = await readFile(id, 'utf8');
      const names = [...source.matchAll(/export const (\w+) = staticPart\(/g)].map(
        ([, name]) => name,
      );
      if (names.length === 0) this.error(`${id} exports no static part`);
      const styles = new Set<string>();
      await collectStyles(this, id, styles, new Set());
      const keeper = id.replace(/\/site\/.*$/, '/site/static-part.tsx');
      return [
        ...[...styles].map((file) => `import ${JSON.stringify(file)};`),
        `import { KeptPart } from ${JSON.stringify(keeper)};`,
        ...names.map((name) => `export const ${name} = KeptPart;`),
        // The markup is the server's: a change of it needs a new document.
        'import.meta.hot?.accept(() => location.reload());',
      ].join('\n');
    },
    transform: {
      order: 'post',
      handler(code, id) {
        // No script of the page reads these class names; the rules must reach it all the same.
        return isStyle.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null;
      },
    },
  };
}

/** The style sheets that the server's version of a module leads to, in the order of its imports. */
async function collectStyles(
  context: Rollup.PluginContext,
  id: string,
  styles: Set<string>,
  seen: Set<string>,
): Promise<void> {
  if (seen.has(id)) return;
  seen.add(id);
  context.addWatchFile(id);
  const source = await readFile(id, 'utf8');
  const imports = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;
  for (const [, path = ''] of source.matchAll(imports)) {
    const resolved = await context.resolve(path, id);
    if (!resolved) continue;
    if (isStyle.test(resolved.id)) styles.add(resolved.id);
    else if (mayHaveStyles.test(resolved.id)) {
      await collectStyles(context, resolved.id, styles, seen);
    }
  }
}
