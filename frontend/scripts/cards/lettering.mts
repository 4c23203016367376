import { resolve } from 'node:path';
import { type Font, openSync } from 'fontkit';

const packages = resolve(import.meta.dirname, '../../../node_modules/@fontsource');
const open = (file: string) => openSync(resolve(packages, `${file}.woff`)) as Font;

const faces = {
  title: open('baskervville/files/baskervville-latin-400-normal'),
  text: open('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal'),
};
export type Face = keyof typeof faces;

export function widthOf(text: string, face: Face, size: number): number {
  const font = faces[face];
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** Text as kerned outlines with its baseline at (x, y), so the image needs no font. */
export function lettering(text: string, face: Face, size: number, x: number, y: number): string {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const outline = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    at += xAdvance;
    return outline;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** Breaks a text into the fewest lines that fit `width`, of similar length. */
export function balanced(text: string, face: Face, size: number, width: number): string[] {
  let lines = broken(text, face, size, width);
  const { length } = lines;
  for (let narrow = width - 10; narrow > width / 2; narrow -= 10) {
    const narrower = broken(text, face, size, narrow);
    if (narrower.length > length || narrower.some((line) => widthOf(line, face, size) > narrow))
      break;
    lines = narrower;
  }
  return lines;
}

function broken(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, face, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
