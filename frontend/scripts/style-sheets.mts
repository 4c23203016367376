import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Joins the style sheets of a page into two: what every page has, kept by the browser from page to
 * page, and the rest. A dozen small ones would be fetched in turns before anything is drawn.
 */
export async function joinStyles(
  outDir: string,
  styles: readonly string[],
  common: readonly string[],
): Promise<string[]> {
  const ordered = await layersFirst(outDir, styles);
  const joined = [
    await join(
      outDir,
      'common',
      ordered.filter((href) => common.includes(href)),
    ),
    await join(
      outDir,
      'own',
      ordered.filter((href) => !common.includes(href)),
    ),
  ];
  return joined.filter((href) => href !== undefined);
}

async function join(outDir: string, name: string, styles: string[]): Promise<string | undefined> {
  if (styles.length === 0) return undefined;
  const texts = await Promise.all(
    styles.map((href) => readFile(resolve(outDir, `.${href}`), 'utf8')),
  );
  const text = texts.map((one) => one.trim()).join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const href = `/assets/${name}-${hash}.css`;
  await writeFile(resolve(outDir, `.${href}`), text);
  return href;
}

/** The style sheet that names the cascade layers must come first: their order is the first one seen. */
export async function layersFirst(outDir: string, styles: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    styles.map((href) => readFile(resolve(outDir, `.${href}`), 'utf8')),
  );
  // The minifier leaves out the layers that the sheet itself fills, in their order.
  const head = styles[texts.findIndex((text) => /@layer [\w,]*shell,page;/.test(text))];
  if (head === undefined) throw new Error('no style sheet names the order of the layers');
  return [head, ...styles.filter((href) => href !== head)];
}
