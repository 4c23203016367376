import { caseStudies } from '../../frontend/content/case-studies';
import { expect, test } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

test('a worked example has its figure, the data behind it, the sums, and what failed', async ({
  page,
}) => {
  for (const { path, figure, sums, failed, standing } of caseStudies) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(standing, { exact: true })).toHaveCount(1);
    await expect(main.getByRole('figure')).toHaveCount(1);
    await expect(main.getByRole('row')).toHaveCount(0);
    await main.getByText(`The ${figure!.marks.length} values as a table`).click();
    await expect(main.getByRole('row')).toHaveCount(figure!.marks.length + 1);
    const link = main.getByRole('link', { name: 'Download the data (CSV)' });
    const file = await page.request.get((await link.getAttribute('href'))!);
    expect(file.headers()['content-type']).toContain('text/csv');
    expect((await file.text()).trim().split('\n')).toHaveLength(figure!.marks.length + 1);
    const results = main.getByRole('region', { name: 'The sums' }).getByRole('definition');
    await expect(results).toHaveCount(2 * sums.length);
    await expect(
      main.getByRole('region', { name: 'What failed' }).getByRole('listitem'),
    ).toHaveCount(failed.length);
    await expectSoundEverywhere(page, path);
  }
});

test('letters of a figure keep their size on a phone', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(caseStudies[0]!.path);
    const sizes = await page
      .getByRole('main')
      .locator('figure svg text')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test('a printed case study is its text, with addresses, and nothing to press', async ({ page }) => {
  await page.goto(caseStudies[0]!.path);
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
