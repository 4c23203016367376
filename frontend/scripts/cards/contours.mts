import { contours } from 'd3-contour';

const columns = 34;
const rows = 30;
const unit = 20;
const samplesPerUnit = 4;
/** Width of the border, in cells. Lines are closed along it, outside the visible drawing. */
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

/** Contour map of the identity, seeded: one SVG path per level, lowest first. */
export function plate(seed: number): string[] {
  const field = hills(seed);
  const width = (columns + 2 * border) * samplesPerUnit;
  const height = (rows + 2 * border) * samplesPerUnit;
  const unitsAt = (sample: number) => (sample + 0.5) / samplesPerUnit - border;
  const heights = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [unitsAt(index % width), unitsAt(Math.floor(index / width))];
    return field.reduce((sum, hill) => {
      const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.radius ** 2);
      return sum + hill.height * Math.exp(-distance);
    }, 0);
  });
  // From lowest to highest point, so no drawing is empty.
  const lowest = Math.min(...heights);
  const levels = Array.from({ length: 44 }, (_, level) => level * 0.1 - 1.92);
  const at = (sample = 0) => ((sample / samplesPerUnit - border) * unit).toFixed(1);
  return contours()
    .size([width, height])
    .thresholds(levels.filter((level) => level > lowest))(heights)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) => `M${ring.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}`)
        .join(''),
    );
}
