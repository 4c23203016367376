// node test/screens/for-site.mts: crops the portal pictures on the public site out of docs/screens,
// as WebP encoded by Chromium. They show demo data, so nothing needs to be redacted.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from '../../dev/paths.mts';

/** Cropped from the title to the field for an answer, with the whole side column. */
const parts = [
  { size: 'wide', from: 1440, x: 24, y: 64, width: 1392, height: 783, shown: 1248 },
  { size: 'phone', from: 390, x: 0, y: 48, width: 390, height: 740, shown: 390 },
];

const browser = await chromium.launch(
  process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {},
);
const page = await browser.newPage();
for (const { size, from, ...part } of parts) {
  for (const theme of ['light', 'dark']) {
    const png = readFileSync(inRoot('docs', 'screens', `request-${from}-${theme}.png`));
    const webp = await page.evaluate(
      async ({ source, x, y, width, height, shown }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        const scale = shown / width;
        Object.assign(canvas, { width: shown, height: Math.round(height * scale) });
        const drawing = canvas.getContext('2d')!;
        drawing.imageSmoothingQuality = 'high';
        drawing.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', 0.86);
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, ...part },
    );
    const file = inRoot('frontend', 'public', 'images', 'portal', `request-${size}-${theme}.webp`);
    writeFileSync(file, Buffer.from(webp.split(',')[1] ?? '', 'base64'));
  }
}
await browser.close();
