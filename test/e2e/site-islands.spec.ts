import { askedBy, expect, holdBack, type Page, rowsOf, test, withoutClock } from './fixtures';
import { press } from './steps';
import { fillContact } from './site-forms';

test.describe.configure({ mode: 'parallel' });

/** Scripts that contain React, by their names in the build (frontend/scripts/build.mts). */
const react = /\/assets\/(?:react|hydrate|islands)-[^/]*\.js$/;

const heldBack = (page: Page) => holdBack(page, /\.island-[^/]*\.js$/);

test('a page loads React with the first use of an island, and not before', async ({ page }) => {
  const loaded = askedBy(page, react);
  for (const path of ['/', '/services', '/insights/ai-roi-playbook', '/contact', '/cookies']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect(loaded, path).toEqual([]);
  }
  await page.getByRole('contentinfo').getByLabel('Email address').focus();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});

test('what was typed and sent before an island was there is not lost', async ({ page, stack }) => {
  const email = `early-${Date.now()}@visitors.example`;
  await withoutClock(page);
  const release = await heldBack(page);
  await page.goto('/contact');
  await fillContact(page, email);
  await press(page, 'Send Message');
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.getByText(/^Message sent successfully!/)).toBeVisible();
  expect(await rowsOf(stack, 'leads', { email })).toHaveLength(1);
});

test('a draft begun before an island was there outlives a reload', async ({ page }) => {
  const release = await heldBack(page);
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  release();
  const draft = () => page.evaluate(() => sessionStorage.getItem('fenwright.form.contact'));
  await expect.poll(draft).toContain('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a press on a button that has no script yet is repeated', async ({ page }) => {
  const release = await heldBack(page);
  await page.goto('/services/ai-consulting');
  await press(page, /^Watch/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Coming Soon!' })).toBeVisible();
});
