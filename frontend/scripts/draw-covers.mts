/** Draws the covers of articles and posts into public/images: `node frontend/scripts/draw-covers.mts`.
 * Run again only to change a drawing; the results are kept in the repository. Each is what the
 * article's `coverAlt` says it is. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { blogCovers } from './covers/blog.mts';
import { insightCovers } from './covers/insights.mts';
import { sheet } from './covers/pen.mts';

const images = resolve(import.meta.dirname, '../public/images');
const all = { ...insightCovers, ...blogCovers };

for (const [name, drawing] of Object.entries(all)) {
  const file = resolve(images, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sheet(drawing));
}
