import type { Locator, Page } from '@playwright/test';
import { figure } from '../../frontend/content/claims';
import { startups } from '../../frontend/content/startups';
import { askedBy, expect, expectWords, press, test, visit } from './fixtures';
import { expectSoundEverywhere } from './sound';

async function tryOut(page: Page, title: string, use: (demo: Locator) => Promise<void>) {
  await test.step(title, async () => {
    await page.getByRole('button', { name: title, exact: true }).click();
    const demo = page.getByRole('region', { name: `${title}: demonstration` });
    await expect(demo.getByText(/^Here: /)).toBeVisible();
    await expectSoundEverywhere(page, title);
    await use(demo);
  });
}

test('the two events are counted as their links are followed', async ({ page, stack }) => {
  const total = async (name: string) => {
    const [row] = await stack.sql<{ sum: number }>(
      'SELECT coalesce(sum(count), 0)::int AS sum FROM event_counts WHERE name = $1',
      [name],
    );
    return row?.sum ?? 0;
  };
  const calls = await total('cta_click_book_call');
  const packages = await total('cta_download_package');
  await page.goto('/ai-for-startups');
  const main = page.getByRole('main');
  const download = main.getByRole('link', { name: /^Get the deck/ });
  const [file] = await Promise.all([page.waitForEvent('popup'), download.click()]);
  await expect(file).toHaveURL(/startup-ai-package\.pdf$/);
  await main.getByRole('link', { name: startups.hero.book.label, exact: true }).click();
  await expect(page).toHaveURL(/\/book\/discovery\?about=AI\+?(?:%20)?for/);
  await expect.poll(() => total('cta_click_book_call')).toBe(calls + 1);
  await expect.poll(() => total('cta_download_package')).toBe(packages + 1);
});

test('demonstrations are loaded when they are opened, and do what they say', async ({ page }) => {
  test.slow();
  const asked = askedBy(page, /demos/);
  await visit(page, '/ai-for-startups', page.getByRole('button', { name: 'Semantic Search' }));
  await expect(page.getByRole('heading', { level: 3, name: 'Semantic Search' })).toBeVisible();
  expect(asked).toEqual([]);

  await tryOut(page, 'Semantic Search', async (demo) => {
    await press(demo, /purchase software/, demo.locator('mark', { hasText: /^buy$/i }).first());
    await expect(demo.getByRole('link').first()).toHaveAttribute('href', /^\/(insights|blog)\//);
    await demo.getByLabel('Ask in your own words').fill('volcano eruptions');
    await press(demo, 'Search', 'Nothing in our articles comes close to that.');
  });
  await tryOut(page, 'AI Assistant', async (demo) => {
    await press(demo, 'How much is Pro?');
    await expect(demo.getByRole('blockquote')).toContainText(figure('price-pro'));
    await demo.getByLabel(/^Ask about our prices/).fill('Who won the boat race?');
    await demo.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(demo.getByText('Our texts do not say.')).toBeVisible();
  });
  await tryOut(page, 'Support Summariser', async (demo) => {
    const summary = demo.getByRole('status');
    await expectWords(summary, 'the weekly export arrives twice', 'Could somebody call me?');
    await demo.getByRole('checkbox').last().uncheck();
    await expect(summary).not.toContainText('Could somebody call me?');
  });
  await tryOut(page, 'Document Extraction', async (demo) => {
    await demo.getByRole('button', { name: 'Total £133.92' }).focus();
    const mark = demo.locator('mark', { hasText: '£133.92' });
    await expect(mark).toHaveCSS('background-color', 'rgb(244, 211, 94)');
    await expect(demo.getByText('Net and VAT add up')).toBeVisible();
    await press(demo, 'Edit the invoice');
    await demo.getByLabel('The invoice').fill('Net £10.00\nVAT £2.00\nTotal £13.00');
    await expect(demo.getByText('a person should look')).toBeVisible();
  });
  await tryOut(page, 'Predictive Insights', async (demo) => {
    const counts = demo.getByRole('definition');
    const before = await counts.allInnerTexts();
    await demo.getByRole('slider').fill('80');
    await expect.poll(() => counts.allInnerTexts()).not.toEqual(before);
  });
  await tryOut(page, 'Recommendations', async (demo) => {
    await expect(demo.getByText(/^Both speak of “/)).toHaveCount(2);
    const first = await demo.getByRole('link').first().innerText();
    await demo.getByLabel('You have just read').selectOption({ label: first });
    await expect(demo.getByRole('link').first()).not.toHaveText(first);
  });
});
