import { cookieConsent } from '../../frontend/content/cookie-consent';
import { startStack, type Stack } from '../support/stack';
import { askedBy, escape, expect, type Page, phone, press, test, visit } from './fixtures';
import { expectAccessible } from './sound';

const google = /googletagmanager\.com|google-analytics\.com/;
const bar = (page: Page) => page.getByRole('region', { name: cookieConsent.title });
const answer = (page: Page, name: 'Accept' | 'Reject') =>
  bar(page).getByRole('button', { name, exact: true }).click();

async function opened(page: Page, path = '/about') {
  const asked: string[] = [];
  await page.route(google, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = '_ga=GA1.1.1.1; path=/'; document.documentElement.dataset.google = 'loaded';`,
    });
  });
  await visit(page, path, bar(page));
  return { page, asked };
}

const loaded = (page: Page) => page.locator('html[data-google=loaded]');

test.describe('With ids configured', () => {
  let stack: Stack;
  test.beforeAll(async () => {
    stack = await startStack({
      workers: 0,
      env: { TAG_MANAGER_ID: 'GTM-TEST123', ANALYTICS_ID: 'G-TEST123456' },
    });
  });
  test.afterAll(() => stack.stop());
  const choices = () =>
    stack.sql<{ choice: string; page: string }>(
      'SELECT choice, page FROM cookie_choices ORDER BY id',
    );

  test('nothing is loaded before Accept, or after a change of mind', async ({ newPage }) => {
    const { page, asked } = await opened(await newPage({ baseURL: stack.baseUrl }));
    await expectAccessible(page, 'the bar');
    expect(asked).toEqual([]);

    await answer(page, 'Accept');
    await expect(bar(page)).toBeHidden();
    await expect(loaded(page)).toBeAttached();
    await expect
      .poll(() => asked.map((url) => new URL(url).pathname + new URL(url).search).sort())
      .toEqual(['/gtag/js?id=G-TEST123456', '/gtm.js?id=GTM-TEST123']);
    expect((await choices()).at(-1)).toEqual({ choice: 'accepted', page: '/about' });

    await page.goto('/cookies');
    await expect(loaded(page)).toBeAttached();
    await expect(page.getByText('You accepted them on')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);

    const before = asked.length;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(bar(page).getByRole('heading')).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await answer(page, 'Reject');
    await reloaded;
    await expect(page.getByText('You rejected them on')).toBeVisible();
    await expect(loaded(page)).toHaveCount(0);
    expect(asked).toHaveLength(before);
    expect((await page.context().cookies()).filter(({ name }) => name === '_ga')).toEqual([]);
    await expect
      .poll(async () => (await choices()).at(-1))
      .toEqual({ choice: 'withdrawn', page: '/cookies' });
  });

  for (const name of ['Accept', 'Reject'] as const) {
    test(`${name}, then leaving at once: nobody is asked again`, async ({ newPage }) => {
      const { page, asked } = await opened(await newPage({ baseURL: stack.baseUrl }));
      const before = (await choices()).length;
      let isSilent = true;
      await page.route('**/api/consent', (route) =>
        isSilent && route.request().method() === 'POST' ? undefined : route.continue(),
      );
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await answer(page, name);
      await sent;
      await visit(page, '/cookies', `You ${name.toLowerCase()}ed them on`);
      await expect(bar(page)).toHaveCount(0);
      // Accepting counts only once it has been recorded.
      expect(asked).toEqual([]);
      isSilent = false;
      await page.goto('/mvp');
      await page.waitForLoadState('networkidle');
      await expect(bar(page)).toHaveCount(0);
      if (name === 'Accept') {
        await expect(loaded(page)).toBeAttached();
        expect((await choices()).length).toBeGreaterThan(before);
        // The cookies page may have recorded it first, once the server answered again.
        const where = expect.stringMatching(/^\/(mvp|cookies)$/);
        expect((await choices()).at(-1)).toEqual({ choice: 'accepted', page: where });
      } else {
        expect(asked).toEqual([]);
      }
    });
  }

  test('a choice reaches the server of a visitor who leaves at once', async ({ newPage }) => {
    const { page } = await opened(await newPage({ baseURL: stack.baseUrl }));
    const before = (await choices()).length;
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await answer(page, 'Reject');
    await sent;
    await page.goto('about:blank');
    await expect
      .poll(async () => (await choices()).slice(before))
      .toEqual([{ choice: 'rejected', page: '/about' }]);
  });

  test('Reject is as easy as Accept, and is kept', async ({ newPage }) => {
    const small = await newPage({ baseURL: stack.baseUrl, viewport: phone });
    const { page, asked } = await opened(small, '/mvp');
    const boxOf = async (name: string) => {
      const box = await bar(page).getByRole('button', { name, exact: true }).boundingBox();
      return [box?.width, box?.height, box?.y];
    };
    expect(await boxOf('Accept')).toEqual(await boxOf('Reject'));
    await answer(page, 'Reject');
    await expect(bar(page)).toBeHidden();
    await visit(page, '/cookies', 'You rejected them on');
    await expect(bar(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await settings.click();
    await expect(bar(page).getByRole('heading')).toBeFocused();
    await escape(page, bar(page));
    await expect(settings).toBeFocused();
  });

  test('an Accept that cannot be recorded loads nothing', async ({ newPage, expected }) => {
    expected('ERR_INTERNET_DISCONNECTED');
    const { page, asked } = await opened(await newPage({ baseURL: stack.baseUrl }));
    await page.context().setOffline(true);
    await answer(page, 'Accept');
    await expect(bar(page).getByRole('alert')).toContainText(cookieConsent.failed);
    expect(asked).toEqual([]);
    await page.context().setOffline(false);
    await answer(page, 'Accept');
    await expect(loaded(page)).toBeAttached();
  });
});

test('nothing of another company is loaded, whatever was agreed to', async ({ newPage }) => {
  const stack = await startStack({ workers: 0, env: { TAG_MANAGER_ID: 'GTM-TEST123' } });
  const { page, asked } = await opened(await newPage({ baseURL: stack.baseUrl }));
  await answer(page, 'Accept');
  await expect(loaded(page)).toBeAttached();
  const before = asked.length;
  await page.evaluate(() => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    localStorage.setItem('fenwright.session', JSON.stringify({ token: 'x', expiresAt }));
  });
  const started = page.waitForResponse(/start-consent/);
  await page.goto('/services');
  await started;
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(before);
  await stack.stop();
});

test('Without ids nobody is asked; who objects is not counted', async ({ page }) => {
  await page.goto('/about');
  const settled = page.waitForResponse('**/api/consent');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page).toHaveURL('/cookies#choices');
  await settled;
  await expect(page.getByText('there is nothing to decide')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  const counted = askedBy(page, /\/api\/events$/);
  await page.goto('/cookies');
  await press(page, 'Do not count me', 'Nothing you press in this browser is counted.');
  await page.goto('/ebooks/data-analytics');
  const download = page.getByRole('link', { name: /^Download/ }).first();
  await Promise.all([page.waitForEvent('popup'), download.click()]);
  expect(counted).toEqual([]);
  await page.goto('/cookies');
  await press(page, 'Count me again', 'are counted, as totals');
  await page.goto('/ebooks/data-analytics');
  const event = page.waitForRequest('**/api/events');
  await Promise.all([page.waitForEvent('popup'), download.click()]);
  await event;
});
