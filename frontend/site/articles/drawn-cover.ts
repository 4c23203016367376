import { line, marked, sheet, solid, spot, thin, width, height } from './cover-pen';

export const drawnCoverAlt =
  'A drawn bar chart with one bar for each word of the title, the longest one marked';

const BASE = height - 90;
const TALLEST = 300;

/** SVG cover for an article without a picture: the title as a bar chart, a dot per tag. */
export function drawnCover(title: string, tags: readonly string[]): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const longest = Math.max(...words.map(({ length }) => length));
  const step = Math.min(72, (width - 240) / words.length);
  const left = (width - step * words.length) / 2;
  const bars = words.flatMap((word, index) => {
    const x = left + index * step;
    const top = BASE - (TALLEST * word.length) / longest;
    const bar = `M${x + step * 0.15} ${BASE}V${top}H${x + step * 0.85}V${BASE}`;
    const isFirstLongest = words.findIndex(({ length }) => length === longest) === index;
    const cap = `M${x + step * 0.15} ${top}H${x + step * 0.85}`;
    return [solid(`${bar}z`), line(bar), ...(isFirstLongest ? [marked(cap)] : [])];
  });
  const grid = [0.25, 0.5, 0.75, 1].map((part) => `M100 ${BASE - TALLEST * part}H${width - 100}`);
  const dots = tags.map((_tag, index) => spot(116 + index * 34, 84, 8));
  return sheet([thin(grid.join('')), ...bars, line(`M100 ${BASE}H${width - 100}`), ...dots]);
}
