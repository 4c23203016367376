import { Resvg } from '@resvg/resvg-js';
import brand from '../../../brand.json' with { type: 'json' };
import { mark } from './draw-card.mts';
import { indexedPng } from './indexed-png.mts';
import { lettering, widthOf } from './lettering.mts';

/** In CSS pixels; drawn twice as large for dense screens. */
const MARK = 28;
const HEIGHT = 36;
const NAME = { size: 27, left: 38, baseline: 26.5 };
/** Around the letters, invisible on paper. Some programs darken a mail, but not its pictures. */
const HALO = 3;
/** Letters are drawn in units of their font. */
const FONT_UNITS = 1_000;

const WIDTH = Math.ceil(NAME.left + widthOf(brand.name, 'title', NAME.size) + HALO);

const { name, colours } = brand;

export const mailWordmark = () => ({
  of: { name, colours: { light: colours.light, dark: colours.dark } },
  width: WIDTH,
  height: HEIGHT,
  light: draw('light').toString('base64'),
  dark: draw('dark').toString('base64'),
});

function draw(theme: 'light' | 'dark'): Buffer {
  const { ink, paper } = colours[theme];
  const letters = lettering(name, 'title', NAME.size, NAME.left, NAME.baseline);
  const stroke = `stroke="${paper}" stroke-width="${(HALO / NAME.size) * FONT_UNITS}" stroke-linejoin="round"`;
  const halo = theme === 'light' ? `<g fill="none" ${stroke}>${letters}</g>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${2 * WIDTH}" height="${2 * HEIGHT}">${mark(0, (HEIGHT - MARK) / 2, MARK)}${halo}<g fill="${ink}">${letters}</g></svg>`;
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return indexedPng(straight(pixels), width, height);
}

/** Resvg multiplies colours by their alpha; PNG does not. */
const straight = (pixels: Uint8Array): Uint8Array =>
  pixels.map((value, at) => {
    const alpha = pixels[at | 3]!;
    return at % 4 === 3 || alpha === 0 ? value : Math.min(255, Math.round((value * 255) / alpha));
  });
