import { about } from '../../frontend/content/about';
import { insightEntries } from '../../frontend/content/articles.mts';
import { authors } from '../../frontend/content/authors.mts';
import { cambridgePages } from '../../frontend/content/cambridge';
import { askOurTexts, homeCases } from '../../frontend/content/home-cases';
import { landings } from '../../frontend/content/landings';
import { portalScreen } from '../../frontend/content/portal-screen';
import { wardForecast } from '../../frontend/content/ward-forecast';
import { firstReply } from '../../frontend/lib/first-reply';
import { expect, test } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

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

test('a case stands across the page after the expertise, with its figure and two more', async ({
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
  const people = page.getByRole('region', { name: about.people.title }).getByRole('listitem');
  await expect(people).toHaveCount(authors.length);
  for (const [index, { name, role, builds }] of authors.entries()) {
    for (const text of [name, role, builds]) await expect(people.nth(index)).toContainText(text);
  }
  for (const [path, place] of [
    ['/contact', 'site'],
    ['/mvp', 'mvp'],
    ['/services/data-analytics', 'site'],
  ] as const) {
    await page.goto(path);
    const sentence = page.getByText(
      `reads what you send, and answers within ${firstReply(place)}.`,
    );
    await expect(sentence, path).toBeVisible();
  }
});

test('every third section of a landing page goes from edge to edge', async ({ page }) => {
  const paths = [...cambridgePages.map(({ path }) => path), '/cambridge', '/ai-for-startups'];
  for (const path of [...paths, '/industries/Healthcare', '/services/ai-consulting']) {
    await page.goto(path);
    const { width } = page.viewportSize()!;
    const widths = await page
      .getByRole('main')
      .locator('section[aria-label], section[aria-labelledby]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.parentElement?.closest('section, header') === null)
          .map((one) => one.getBoundingClientRect().width),
      );
    expect(widths.filter((one) => one === width).length, path).toBeGreaterThan(0);
  }
});

test('the portal is shown as it is, and takes its place before it has loaded', async ({ page }) => {
  for (const path of ['/services', '/mvp']) {
    await page.goto(path);
    const picture = page.getByRole('img', { name: portalScreen.alt });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', String(portalScreen.wide.width));
    await expect(picture).toHaveAttribute('height', String(portalScreen.wide.height));
    await picture.scrollIntoViewIfNeeded();
    const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/request-wide-light\.webp$/);
    const answer = await page.request.get(await file());
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect((await answer.body()).length).toBeLessThan(60 * 1_024);
  }
});

test('a source stands beside its sentence, and below it on a phone', async ({ page }) => {
  // An article whose first source stands behind a numbered point.
  const first = /^[^^]*\n\d+\. [^^\n]*\^\[(.*?)\]/;
  const { path, body } = insightEntries.find((one) => first.test(one.body))!;
  const [, name = ''] = first.exec(body)!;
  await page.goto(path);
  const point = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Source 1', exact: true }) });
  const note = point.getByRole('link', { name });
  const [text, beside] = [await point.boundingBox(), await note.boundingBox()];
  expect(beside!.x).toBeGreaterThan(text!.x + text!.width);
  await expectSoundEverywhere(page, 'an article with sources');
  await page.setViewportSize({ width: 390, height: 844 });
  const [whole, below] = [await point.boundingBox(), await note.boundingBox()];
  expect(below!.x).toBeLessThan(whole!.x + whole!.width);
  await point.getByRole('link', { name: 'Source 1' }).click();
  await expect(page.locator('small:target')).toContainText(name);
});

const landingPaths = [...landings, ...cambridgePages]
  .map(({ path }) => path)
  .concat('/', '/cambridge', '/ai-for-startups', '/mvp');
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
