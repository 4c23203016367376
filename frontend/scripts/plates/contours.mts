/** The contour drawings of the identity: hills from a seed, and the lines of equal height on them. */
const columns = 34;
const rows = 30;
const cell = 20;

export const plateSize = { width: columns * cell, height: rows * cell };

type Point = [number, number];
type Hill = { x: number; y: number; radius: number; height: number };

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function hills(seed: number): Hill[] {
  const next = random(seed);
  return Array.from({ length: 9 }, () => ({
    x: next() * columns,
    y: next() * rows,
    radius: 4 + next() * 7,
    height: next() > 0.28 ? 0.5 + next() * 0.7 : -0.6,
  }));
}

function heightAt(field: Hill[], x: number, y: number): number {
  return field.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.radius ** 2);
    return sum + hill.height * Math.exp(-distance);
  }, 0);
}

/** Marching squares: the crossings of one level through one cell, as point pairs. */
function segments(field: Hill[], level: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const corners: [number, number, number][] = (
        [
          [x, y],
          [x + 1, y],
          [x + 1, y + 1],
          [x, y + 1],
        ] as Point[]
      ).map(([cx, cy]) => [cx, cy, heightAt(field, cx, cy)]);
      const crossings: Point[] = [];
      corners.forEach(([ax, ay, a], index) => {
        const [bx, by, b] = corners[(index + 1) % 4]!;
        if (a < level !== b < level) {
          const t = (level - a) / (b - a);
          crossings.push([(ax + (bx - ax) * t) * cell, (ay + (by - ay) * t) * cell]);
        }
      });
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        found.push([crossings[i]!, crossings[i + 1]!]);
      }
    }
  }
  return found;
}

const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Joins segments end to end into lines. */
function lines(pairs: [Point, Point][]): Point[][] {
  const rest = new Set(pairs);
  const endingAt = new Map<string, [Point, Point][]>();
  for (const pair of pairs) {
    for (const end of pair) {
      const known = endingAt.get(key(end));
      if (known) known.push(pair);
      else endingAt.set(key(end), [pair]);
    }
  }
  const joined: Point[][] = [];
  for (const first of pairs) {
    if (!rest.delete(first)) continue;
    const line: Point[] = [...first];
    for (const grow of ['push', 'unshift'] as const) {
      for (;;) {
        const end = key(grow === 'push' ? line.at(-1)! : line[0]!);
        const next = endingAt.get(end)?.find((pair) => rest.has(pair));
        if (!next) break;
        rest.delete(next);
        line[grow](key(next[0]) === end ? next[1] : next[0]);
      }
    }
    if (line.length > 5) joined.push(line);
  }
  return joined;
}

/** Every third or fourth point is enough: the quadratic curves between midpoints smooth the rest. */
function pathData(line: Point[]): string {
  const closed = key(line[0]!) === key(line.at(-1)!);
  const every = line.length < 60 ? 3 : 4;
  const points = (closed ? line.slice(0, -1) : line).filter(
    (_, index) => index % every === 0 || (!closed && index === line.length - 1),
  );
  const round = (value: number) => Math.round(value);
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  if (points.length < 3) return '';
  if (closed) {
    const start = middle(points.at(-1)!, points[0]!);
    const curves = points.map(
      (point, i) => `Q${at(point)} ${at(middle(point, points[(i + 1) % points.length]!))}`,
    );
    return `M${at(start)}${curves.join('')}`;
  }
  const curves = points
    .slice(1, -1)
    .map(
      (point, i) =>
        `Q${at(point)} ${at(i === points.length - 3 ? points.at(-1)! : middle(point, points[i + 2]!))}`,
    );
  return `M${at(points[0]!)}${curves.join('')}`;
}

/** A landscape from a seed, as one path a contour level, lowest first. */
export function plate(seed: number, lowest = 0.08, count = 16): string[] {
  const field = hills(seed);
  const levels = Array.from({ length: count }, (_, level) => lowest + level * 0.1);
  return levels
    .map((level) => lines(segments(field, level)).map(pathData).join(''))
    .filter(Boolean);
}
