/** Draws the contour plate of the identity ("Fig. 1") from a fixed seed and writes it as path data:
 * `node frontend/scripts/make-plate.mts`. Run again only to change the drawing; the result is kept
 * in the repository, at most 4 KiB a plate. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plate, plateSize } from './plates/contours.mts';

const drawn = plate(Number(process.argv[2] ?? 1827));
const file = resolve(import.meta.dirname, '../ui/plate-paths.ts');
writeFileSync(
  file,
  `// Drawn by scripts/make-plate.mts. Not edited by hand.
export const plateSize = { width: ${plateSize.width}, height: ${plateSize.height} };

/** One path per contour level, lowest first. */
export const contours: readonly string[] = [
${drawn.map((path) => `  '${path}',`).join('\n')}
];
`,
);
console.log(`${drawn.join('').length} characters in ${drawn.length} levels`);
