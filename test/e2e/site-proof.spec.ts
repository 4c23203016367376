import { caseStudies } from '../../frontend/content/case-studies';
import { insightEntries } from '../../frontend/content/articles.mts';
import { cambridgePages } from '../../frontend/content/cambridge';
import { askOurTexts } from '../../frontend/content/home-cases';
import { homeRange } from '../../frontend/content/home-range';
import { isOutside } from '../../frontend/content/marks';
import { portalScreen } from '../../frontend/content/portal-screen';
import { askedBy, expect, expectSoundEverywhere, press, test } from './fixtures';

test('the home page has 800 words, a forecast and a search', async ({ page }) => {
  const asked = askedBy(page, /react|paragraphs/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const figure = page.getByRole('figure').filter({ hasText: homeRange.title });
  const slider = figure.getByLabel(homeRange.question);
  const { marks } = homeRange.data;
  const outside = figure.locator('circle[data-exception]');
  await expect(figure.locator('circle')).toHaveCount(marks.length);
  await expect(outside).toHaveCount(marks.filter(isOutside).length);
  await expect(figure.getByText(homeRange.inside.value, { exact: true })).toBeVisible();
  await slider.fill('250');
  await expect(outside).toHaveCount(0);
  await expect(figure.getByText(`${marks.length} of ${marks.length}`)).toBeVisible();
  await slider.press('Home');
  await expect(figure.getByText('0.0 beds')).toBeVisible();
  await expect(outside).not.toHaveCount(0);
  await expectSoundEverywhere(page, 'the forecast');

  const main = page.getByRole('main');
  const words = await main.evaluate((one: HTMLElement) => {
    one.querySelectorAll('svg text').forEach((text) => text.remove());
    return one.innerText.split(/\s+/).length;
  });
  expect(words).toBeLessThanOrEqual(800);

  const search = page.getByRole('region', { name: askOurTexts.title });
  await search.getByRole('textbox').fill('staff who fear for their jobs');
  await press(search, 'Search');
  const found = search.getByRole('status').getByRole('link').first();
  await expect(found).toHaveAttribute('href', /^\/(insights|blog)\//);
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
  for (const path of ['/', '/mvp']) {
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

test('sections stand well apart, and nothing scrolls sideways', async ({ page }) => {
  for (const path of ['/', '/services/ai-consulting', '/mvp', '/about']) {
    await page.goto(path);
    for (const [width, space] of [
      [1440, 96],
      [390, 56],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path}, ${width} px`;
      const sections = await page
        .locator('main section[id]:has(> [aria-hidden])')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).paddingBlockStart));
      expect(sections.length, where).toBeGreaterThan(1);
      const paddings = new Set(sections.map((padding) => Math.round(parseFloat(padding))));
      expect(paddings, where).toEqual(new Set([space]));
      const sideways = await page.locator('main *').evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 &&
              ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
              // The carousel is turned by its buttons.
              !one.matches('[data-slides]'),
          )
          .map((one) => one.className),
      );
      expect(sideways, where).toEqual([]);
    }
  }
});

test('a case study keeps its letters on a phone, and is its text on paper', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(caseStudies[0]!.path);
    const sizes = await page
      .getByRole('main')
      .locator('figure svg text')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('form:visible')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'A project like this one' })).toBeHidden();
  await expect(main.getByText(caseStudies[0]!.path)).toBeVisible();
  const address = await main
    .getByRole('link', { name: 'AI in healthcare' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('/industries/');
});
