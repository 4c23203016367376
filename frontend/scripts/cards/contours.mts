import { contours } from 'd3-contour';

const columns = 34;
const rows = 30;
const unit = 20;
/** Width of the border, in units. Lines are closed along it, outside the visible drawing. */
const border = 1;

export const plateSize = { width: columns * unit, height: rows * unit };

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function hills(seed: number) {
  const next = random(seed);
  return Array.from({ length: 9 }, () => ({
    x: next() * columns,
    y: next() * rows,
    radius: 4 + next() * 7,
    height: next() > 0.28 ? 0.5 + next() * 0.7 : -0.6,
  }));
}

const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 1827);

type Point = number[];

/** A smooth curve through the midpoints of a ring's sides. */
function curve(points: Point[]): string {
  // Neighbours on the grid make it wavy. The last point repeats the first.
  const ring = points.filter((_, at) => at % 2 === 0 || at === points.length - 1);
  const place = ([x = 0, y = 0]: Point) =>
    `${Math.round((x - border) * unit)} ${Math.round((y - border) * unit)}`;
  const middles = ring.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring[index]!;
    return [(x + fromX) / 2, (y + fromY) / 2];
  });
  const sides = middles.slice(1).map((to, index) => `Q${place(ring[index + 1]!)} ${place(to)}`);
  return `M${place(middles[0]!)}${sides.join('')}Q${place(ring[0]!)} ${place(middles[0]!)}`;
}

/** Contour map of the identity, seeded by a name: one SVG path per level, lowest first. */
export function plate(name: string): string[] {
  const field = hills(seedOf(name));
  const width = columns + 2 * border;
  const height = rows + 2 * border;
  const heights = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)].map((at) => at + 0.5 - border);
    return field.reduce((sum, hill) => {
      const distance = ((x! - hill.x) ** 2 + (y! - hill.y) ** 2) / (2 * hill.radius ** 2);
      return sum + hill.height * Math.exp(-distance);
    }, 0);
  });
  // From lowest to highest point, so no drawing is empty.
  const lowest = Math.min(...heights);
  const levels = Array.from({ length: 44 }, (_, level) => level * 0.1 - 1.92);
  return contours()
    .size([width, height])
    .thresholds(levels.filter((level) => level > lowest))(heights)
    .map(({ coordinates }) => coordinates.flat().map(curve).join(''));
}
