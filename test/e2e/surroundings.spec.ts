import { surroundingsOf } from '../support/surroundings.mts';
import { expect, test } from './fixtures';

test('every page has the zone and the locale of its file', async ({ page, newPage }) => {
  const { zone, locale } = surroundingsOf(test.info().file);
  for (const one of [page, await newPage()]) {
    const shown = await one.evaluate(() => {
      const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
      return [timeZone, locale.split('-u-')[0], navigator.language];
    });
    expect(shown).toEqual([zone.replace('Kolkata', 'Calcutta'), locale, locale]);
  }
});
