import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Card } from '../../site/seo/card.ts';
import { cardSize, type CardText, drawCard } from './draw-card.mts';

type Site = typeof import('../../site/prerender.tsx');

const kept = resolve(import.meta.dirname, '../../.cache/cards');
const code = ['cards/draw-card.mts', 'cards/lettering.mts', 'plates/contours.mts'];

/** Draws the card of every page into the build, and returns them by the page's address. */
export async function writeCards(outDir: string, site: Site): Promise<ReadonlyMap<string, Card>> {
  const drawnBy = await Promise.all(
    code.map((file) => readFile(resolve(import.meta.dirname, '..', file), 'utf8')),
  );
  await mkdir(kept, { recursive: true });
  await mkdir(resolve(outDir, 'assets/cards'), { recursive: true });
  const cards = new Map<string, Card>();
  for (const page of site.allPages) {
    if (!page.path) continue;
    const text = site.cardText(page.path, site.metaOf(page));
    const hash = createHash('sha256')
      .update(JSON.stringify([text, drawnBy]))
      .digest('hex');
    // A new drawing has a new address: whoever kept the old one asks for it.
    const name = `${text.path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}-${hash.slice(0, 8)}.png`;
    const target = resolve(outDir, 'assets/cards', name);
    const drawn = await drawnAs(text, hash);
    // The same file under a second name, where the disk knows such a thing.
    await link(drawn, target).catch(() => copyFile(drawn, target));
    cards.set(page.path, { src: `/assets/cards/${name}`, ...cardSize, alt: site.cardAlt(text) });
  }
  return cards;
}

/** The file of the picture. Sixty take a few seconds, so each is drawn once. */
async function drawnAs(text: CardText, hash: string): Promise<string> {
  const file = resolve(kept, `${hash}.png`);
  if (existsSync(file)) return file;
  const drawn = new Resvg(drawCard(text), { font: { loadSystemFonts: false } }).render().asPng();
  await writeFile(`${file}.tmp`, drawn);
  await rename(`${file}.tmp`, file);
  return file;
}
