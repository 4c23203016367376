import { caseStudies } from '../../frontend/content/case-studies';
import { expect, test } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a case study shows the figure of its results, and only the one that has it', async ({
  page,
}) => {
  for (const { path, figure } of caseStudies) {
    await page.goto(path);
    const results = page.getByRole('region', { name: 'Key results' });
    await expect(results.getByRole('figure')).toHaveCount(figure ? 1 : 0);
    if (figure) await expectSoundEverywhere(page, path);
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
