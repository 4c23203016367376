import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { loadedBy, readManifest } from './manifest.mts';

interface ServerStylesInput {
  configFile: string;
  frontend: string;
  work: string;
  outDir: string;
}

/**
 * The style sheets of pages/<id>/server.tsx, by the folder's name. A browser never loads those
 * modules, so the client build knows nothing of what they look like: they are built once more for
 * their styles alone, and the scripts of that build are thrown away.
 */
export async function buildServerStyles(
  input: ServerStylesInput,
): Promise<Map<string, readonly string[]>> {
  const { configFile, frontend, work, outDir } = input;
  const folders = readdirSync(resolve(frontend, 'site/pages'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('/server.tsx'))
    .map(dirname);
  const stylesDir = resolve(work, 'styles');
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: stylesDir,
      copyPublicDir: false,
      minify: false,
      cssMinify: true,
      rollupOptions: {
        input: Object.fromEntries(
          folders.map((id) => [id, resolve(frontend, `site/pages/${id}/server.tsx`)]),
        ),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const manifest = await readManifest(stylesDir);
  const found = new Map<string, readonly string[]>();
  await mkdir(resolve(outDir, 'assets'), { recursive: true });
  for (const id of folders) {
    const { styles } = loadedBy(manifest, [`site/pages/${id}/server.tsx`]);
    const worth: string[] = [];
    for (const style of styles) {
      if ((await readFile(resolve(stylesDir, `.${style}`), 'utf8')).trim() === '') continue;
      await copyFile(resolve(stylesDir, `.${style}`), resolve(outDir, `.${style}`));
      worth.push(style);
    }
    found.set(id, worth);
  }
  return found;
}
