import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../dev/paths.mts';
import { compare, isNoticed, nameOf } from '../screens/compare.mts';
import { screens, steady } from '../screens/screens.mts';
import { expect, test } from './fixtures';

// After a wanted change: npm run screens -- NAME…, from a running npm start.
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const kept = inRoot('docs', 'screens');
const folder = inRoot('test-results', 'screens');

test('ten pages look as in docs/screens', async ({ page, browser, expected }) => {
  // A link without a valid token has no account.
  expected(400);
  const here = nameOf(process.env.CHROMIUM_PATH ?? '', browser.version());
  const isSameBrowser = readFileSync(join(kept, 'README.md'), 'utf8').includes(`with ${here}.`);
  test.skip(!isSameBrowser, `The pictures were not taken with ${here}: see docs/screens/README.md`);
  mkdirSync(folder, { recursive: true });
  const changed: string[] = [];
  for (const { name, path } of screens.filter((screen) => steady.has(screen.name))) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'networkidle' });
      const file = `${name}-${size.width}-light.png`;
      await page.screenshot({ path: join(folder, file) });
      const share = compare(join(kept, file), join(folder, file));
      if (!isNoticed(share)) continue;
      const pixels = Math.round(share * size.width * size.height);
      changed.push(`${path} at ${size.width} px: ${pixels} pixels differ (test-results/screens)`);
    }
  }
  expect(changed).toEqual([]);
});
