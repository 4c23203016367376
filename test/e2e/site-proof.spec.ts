import { authors } from '../../frontend/content/authors.mts';
import { cambridgePages } from '../../frontend/content/cambridge';
import { askOurTexts, homeCases } from '../../frontend/content/home-cases';
import { landings } from '../../frontend/content/landings';
import { wardForecast } from '../../frontend/content/ward-forecast';
import { firstReply } from '../../frontend/lib/first-reply';
import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the hero has a search to try, which loads nothing before it is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /react|paragraphs/.test(path))).toEqual([]);
  const search = page.getByRole('region', { name: askOurTexts.title });
  await search.getByRole('textbox').fill('staff who fear for their jobs');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search.getByRole('status').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/(insights|blog)\//,
  );
});

test('a case stands across the page after the hero, with its figure and two more', async ({
  page,
}) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: homeCases.label });
  const { days } = wardForecast;
  const inside = days.filter(({ low, high, happened }) => happened >= low && happened <= high);
  await expect(band.getByRole('img')).toHaveAccessibleName(
    new RegExp(`On ${inside.length} of ${days.length} mornings`),
  );
  await expect(band.locator('circle')).toHaveCount(days.length);
  await expect(band.getByText(homeCases.featured.standing)).toBeVisible();
  for (const { path } of [homeCases.featured, ...homeCases.others]) {
    await expect(band.locator(`a[href="${path}"]`)).toBeVisible();
  }
  const box = await band.boundingBox();
  expect(box?.width).toBe(page.viewportSize()!.width);
});

test('those who build it are named, and stand beside the forms that they read', async ({
  page,
}) => {
  await page.goto('/about');
  const people = page.getByRole('region', { name: 'Who you deal with' }).getByRole('listitem');
  await expect(people).toHaveCount(authors.length);
  for (const [index, { name, role, builds }] of authors.entries()) {
    for (const text of [name, role, builds]) await expect(people.nth(index)).toContainText(text);
  }
  for (const path of ['/contact', '/mvp', '/services/data-analytics']) {
    await page.goto(path);
    const sentence = page.getByText(`reads what you send, and answers within ${firstReply}.`);
    await expect(sentence, path).toBeVisible();
  }
});

const landingPaths = [...landings, ...cambridgePages].map(({ path }) => path).concat('/mvp');
for (const { width, most } of [
  { width: 1440, most: 5_000 },
  { width: 390, most: 7_000 },
]) {
  test(`no landing page is higher than ${most} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const tooHigh: string[] = [];
    for (const path of landingPaths) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > most) tooHigh.push(`${path}: ${height}`);
    }
    expect(tooHigh).toEqual([]);
  });
}
