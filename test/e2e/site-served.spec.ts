import { expect, finish, holdBack, press, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

test('a page is fetched when its link is hovered, the portal is not', async ({ page }) => {
  const ahead: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(request.url());
  });
  const rules = page.waitForEvent('requestfinished', (one) => one.url().endsWith('-rules.json'));
  await page.goto('/');
  await rules;
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Sign In' }).hover();
  await expect(async () => {
    // Away and back, because the first hover may precede the speculation rules.
    await page.mouse.move(0, 500);
    await header.getByRole('link', { name: 'About' }).hover();
    await page.waitForRequest(/\/about$/, { timeout: 2_000 }).catch(() => undefined);
    expect(ahead.map((url) => new URL(url).pathname)).toContain('/about');
  }).toPass();
  expect(ahead.filter((url) => url.includes('/signin'))).toEqual([]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`one page passes into the next, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['passed'] = String(Boolean(viewTransition));
      });
    });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    const passed = String(reducedMotion === 'no-preference');
    await expect(page.locator('html')).toHaveAttribute('data-passed', passed);
  });
}

test('a page whose script is gone reloads once', async ({ page, expected }) => {
  expected('ERR_FAILED', 'Failed to fetch dynamically imported module');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const own = '**/assets/contact-form.island-*.js';
  await page.route(own, (route) => route.abort());

  await page.goto('/contact');
  const field = page.getByLabel('First name');
  const reloaded = page.waitForEvent('load');
  await field.focus();
  await reloaded;
  expect(documents).toBe(2);
  await field.focus();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'There is a new version of this page.' });
  await expect(notice).toBeVisible();
  expect(documents).toBe(2);

  await page.unroute(own);
  await finish(notice, 'Load it');
  await press(page, 'Send Message', page.getByText('First name is required').first());
});

for (const { width, paths } of [
  { width: 390, paths: ['/', '/services/ai-consulting', '/insights/ai-roi-playbook'] },
  { width: 1440, paths: ['/', '/cambridge/machine-learning', '/contact'] },
]) {
  test(`nothing moves when the fonts come, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const release = await holdBack(page, '**/*.woff2');
      // Waits for the fallback fonts to be painted; held-back fonts delay the load event.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      release();
      await page.waitForLoadState('load');
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
        return entries.reduce((sum, { value }) => sum + value, 0);
      });
      // 0.1 is the limit for "good"; only changed line breaks remain.
      expect(shift, path).toBeLessThan(0.1);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
