/**
 * Copies the fonts of the proposals' PDF from packages into backend/modules/proposals/fonts, and lists
 * the letters of each: `node frontend/scripts/keep-proposal-fonts.mts FOLDER`, with these packages of @fontsource installed
 * below FOLDER. They are no dependencies, because some have 90 MB.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openSync, type Font } from 'fontkit';
import subset from 'subset-font';

const target = resolve(import.meta.dirname, '../../backend/modules/proposals/fonts');

/** Fonts kept in bold as well. Headings in other scripts are drawn in the regular font. */
const BOLD = ['public-sans-vietnamese', 'hebrew', 'arabic', 'devanagari', 'thai'];

/** Without the letters that they have besides. */
const SIGNS = ['noto-sans-math', 'noto-sans-signs'];

const FILES: Record<string, string> = {
  'public-sans-vietnamese': 'public-sans/files/public-sans-vietnamese',
  'noto-sans-sc': 'noto-sans-sc/files/noto-sans-sc-chinese-simplified',
  'noto-sans-tc': 'noto-sans-tc/files/noto-sans-tc-chinese-traditional',
  'noto-sans-jp': 'noto-sans-jp/files/noto-sans-jp-japanese',
  'noto-sans-kr': 'noto-sans-kr/files/noto-sans-kr-korean',
  'noto-sans-symbols': 'noto-sans-symbols/files/noto-sans-symbols-symbols',
  'noto-sans-symbols-2': 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
  'noto-sans-math': 'noto-sans-math/files/noto-sans-math-latin',
  // A slice with the signs of offices: ‰ † №.
  'noto-sans-signs': 'noto-sans-jp/files/noto-sans-jp-59',
};
const SCRIPTS =
  'hebrew arabic devanagari thai armenian georgian bengali gujarati gurmukhi tamil telugu kannada malayalam sinhala khmer lao myanmar ethiopic';
for (const script of SCRIPTS.split(' ')) {
  FILES[script] = `noto-sans-${script}/files/noto-sans-${script}-${script}`;
}

const fontAt = (path: string) => openSync(path) as Font;

/** As TrueType, because fontkit would unpack the others for each letter. */
async function keep(name: string, from: string, to: string): Promise<void> {
  const letters = fontAt(from).characterSet.map((point) => String.fromCodePoint(point));
  const all = letters
    .filter((one) => !SIGNS.includes(name) || /\p{Script=Common}/u.test(one))
    .join('');
  writeFileSync(join(target, to), await subset(readFileSync(from), all, { targetFormat: 'sfnt' }));
}

/** A dependency anyway, because the site's titles are set in it. */
const TITLES = '@fontsource/baskervville/files/baskervville-latin-400-normal.woff';
await keep(
  'baskervville-latin',
  resolve(import.meta.dirname, '../../node_modules', TITLES),
  'baskervville-latin-regular.ttf',
);

const packages = process.argv[2];
if (packages) {
  for (const [name, file] of Object.entries(FILES)) {
    const from = join(packages, 'node_modules/@fontsource', file);
    await keep(name, `${from}-400-normal.woff`, `${name}-regular.ttf`);
    if (BOLD.includes(name)) await keep(name, `${from}-700-normal.woff`, `${name}-bold.ttf`);
  }
}

/** "41-5a,61": code points in hexadecimal. */
function rangesOf(points: number[]): string {
  const ranges: [number, number][] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([from, to]) =>
      from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`,
    )
    .join(',');
}

const letters: Record<string, string> = {};
for (const file of readdirSync(target).sort()) {
  const [, name] = /^(.+)-regular\.ttf$/.exec(file) ?? [];
  if (!name) continue;
  const font = fontAt(join(target, file));
  letters[name] = rangesOf([...font.characterSet]);
}
writeFileSync(join(target, 'letters.json'), `${JSON.stringify(letters, null, 2)}\n`);
