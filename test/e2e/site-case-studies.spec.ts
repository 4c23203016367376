import { caseStudies } from '../../frontend/content/case-studies';
import { expect, test } from './fixtures';

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
