import { bookCall, firstScope } from '../../frontend/content/call';
import { siteSearch } from '../../frontend/content/site-search';
import { askedBy, escape, expect, expectSoundEverywhere, type Page, test } from './fixtures';

const opener = (page: Page) =>
  page.getByRole('link', { name: siteSearch.open, exact: true }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: siteSearch.title });

test('the search weighs nothing at first, and needs no mouse', async ({ page }) => {
  const asked = askedBy(page, /\/search\.json$/);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await opener(page).click();
  await expect(dialog(page).getByLabel(siteSearch.label)).toBeFocused();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.keyboard.type('rescue broken projet');
  const first = dialog(page).getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/insights/rescuing-broken-projects');
  await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toHaveText('Articles');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ found$/);
  await expectSoundEverywhere(page, 'the search');

  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  const box = dialog(page).getByLabel(siteSearch.label);
  await expect(box).toBeFocused();
  await box.fill('forecast');
  await expect(dialog(page).getByRole('link').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await escape(page, dialog(page));
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type('qqqqqq');
  await expect(dialog(page).getByText(siteSearch.none)).toBeVisible();
  await box.fill('privacy');
  await expect(dialog(page).getByRole('link').first()).toHaveAttribute('href', '/privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy');
});

test('the free call is offered in the header, and at the foot of a phone', async ({ page }) => {
  await page.goto('/services/data-analytics');
  const header = page.getByRole('banner');
  const link = header
    .getByRole('link', { name: bookCall.accessibleName })
    .filter({ visible: true });
  await expect(link).toHaveAttribute('href', bookCall.href);
  await expect(link).toHaveAttribute('target', '_blank');
  const bar = page.getByRole('complementary', { name: bookCall.label });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 1_000);
  await expect(bar).toBeVisible();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText(firstScope('/services/data-analytics'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).not.toBeInViewport();
  await page.goto('/mvp');
  await expect(bar).toHaveCount(0);
});
