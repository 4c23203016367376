import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

interface Face {
  name: string;
  file: string;
  has: (character: number) => boolean;
}

/**
 * The font files a browser may load for a document: for each character, the last declared face of a family that has
 * it. An upper bound, because every family is assumed to set all text.
 */
export async function fontFiles(outDir: string, styles: string[], html: string): Promise<string[]> {
  const sheets = await Promise.all(
    styles.map((href) => readFile(resolve(outDir, `.${href}`), 'utf8')),
  );
  const families = Map.groupBy(facesOf(sheets.join('\n')).reverse(), ({ name }) => name);
  const characters = [...new Set(html.slice(html.indexOf('<body')))];
  const files = [...families.values()].flatMap((faces) =>
    characters.flatMap((one) => faces.find(({ has }) => has(one.codePointAt(0)!))?.file ?? []),
  );
  return [...new Set(files)];
}

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const value = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(rules)?.[1] ?? '';
    const [, file] = /url\(["']?([^)"']+)/.exec(value('src')) ?? [];
    // A metric-adjusted fallback is a local font.
    if (!file) return [];
    const ranges = value('unicode-range').split(',').filter(Boolean).map(rangeOf);
    const has = (character: number) =>
      character >= 32 &&
      (ranges.length === 0 || ranges.some(([from, to]) => from <= character && character <= to));
    return [{ name: `${value('font-family')} ${value('font-style') || 'normal'}`, file, has }];
  });
}

/** Parses "U+20-7E", "U+A0" and the minifier's "U+4??". */
function rangeOf(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)];
}
