/**
 * Subsets the fonts to the characters of the public pages, into styles/fonts. If the build reports a missing
 * character, add it here and to `unicode-range` in styles/fonts.css, then run it again. Any other character loads the
 * full font.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const charactersIn = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join(
    '',
  );
const ascii = charactersIn(0x20, 0x7e);
/** Names have them: a second font would lay out a whole queue again. */
const accented = charactersIn(0xc0, 0xff);
/** With the signs of prices. */
const digits = '0123456789£$%,.';
const beyond = '\u00a0£§©·×–—‘’“”…−';

const packages = resolve(import.meta.dirname, '../../node_modules');
const kept = resolve(import.meta.dirname, '../styles/fonts');

const faces = {
  'baskervville-site': {
    text: ascii + beyond,
    file: '@fontsource/baskervville/files/baskervville-latin-400-normal.woff2',
    variationAxes: {},
  },
  'atkinson-hyperlegible-next-site': {
    text: ascii + accented + beyond,
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  // Atkinson's zero is slashed, which suits code and not prices.
  'public-sans-digits': {
    text: digits,
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

await mkdir(kept, { recursive: true });
for (const [name, { text, file, variationAxes }] of Object.entries(faces)) {
  const whole = await readFile(resolve(packages, file));
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(resolve(kept, `${name}.woff2`), cut);
  console.log(
    `${name}: ${(cut.length / 1024).toFixed(1)} of ${(whole.length / 1024).toFixed(1)} KiB`,
  );
}
