import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Card } from '../../site/seo/card.ts';
import { kept } from '../kept.mts';
import type { Built } from '../manifest.mts';
import { cardSize, type CardText, drawCard } from './draw-card.mts';

const draw = (text: CardText): Buffer =>
  new Resvg(drawCard(text), { font: { loadSystemFonts: false } }).render().asPng();

export async function writeCards(outDir: string, site: Built['site']) {
  await mkdir(resolve(outDir, 'assets/cards'), { recursive: true });
  const cards = new Map<string, Card>();
  for (const page of site.allPages) {
    if (!page.path) continue;
    const text = site.cardText(page.path, site.metaOf(page));
    const png = await kept(import.meta.dirname, text, () => draw(text));
    // A content hash in the name, so caches fetch a changed card.
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    const name = `${text.path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}-${hash}.png`;
    await writeFile(resolve(outDir, 'assets/cards', name), png);
    cards.set(page.path, { src: `/assets/cards/${name}`, ...cardSize, alt: site.cardAlt(text) });
  }
  return cards;
}
