import { apiErrors, apiErrorsPage } from '../../frontend/content/api-errors';
import brand from '../../brand.json';
import { contact } from '../../frontend/content/contact';
import { industriesPage } from '../../frontend/content/industries';
import { figure } from '../../frontend/content/claims';
import { startupPricing } from '../../frontend/content/startup-pricing';
import { packagePdfPath, startups } from '../../frontend/content/startups';
import { sitePages } from '../../frontend/site/pages';
import { expect, expectNoOverflow, type Page, test } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

/** No motion, so that colours are not measured mid-transition. */
test.describe.configure({ mode: 'parallel' });

const paths = sitePages.map(({ path }) => path);

/** Articles, services and industries share a template each, so one page of each kind is enough. */
const kindOf = (path: string) => path.replace(/(?<=^\/[^/]+\/).+/, '*');
const isFirstOfKind = (path: string) =>
  paths.find((other) => kindOf(other) === kindOf(path)) === path;

function heard(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
  return said;
}

for (const path of paths.filter(isFirstOfKind)) {
  test(`${path} says nothing and can be used`, async ({ page }) => {
    const said = heard(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-type']).toContain('text/html');
    await expect(page).toHaveTitle(new RegExp(` – ${brand.name}$`));
    // Answers of questions have to be readable as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.toggleAttribute('open', true);
      }
    });
    await expectSoundEverywhere(page, path);
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
  });
}

test('no page scrolls sideways at 320 px, nor says anything', async ({ page, expected }) => {
  test.slow();
  expected(404);
  const said = heard(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.toggleAttribute('open', true);
      }
    });
    await expectNoOverflow(page, path);
  }
  expect(said).toEqual([]);
  await page.goto('/no-such-page');
  await expectNoOverflow(page, '/no-such-page');
});

test('the package is a page until there is a file, and is told apart by its address', async ({
  page,
}) => {
  await page.goto(packagePdfPath);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/ai-for-startups\/package$/,
  );
  await expect(page.getByRole('link', { name: 'Notify Me When Ready' })).toHaveAttribute(
    'href',
    /^mailto:hello@.*subject=/,
  );
  await expect(page.getByRole('link', { name: /Book a Call Instead/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the startups page has its plans, and one answer open at a time', async ({ page }) => {
  await page.goto('/ai-for-startups');
  for (const { price } of startupPricing.plans) {
    await expect(page.getByText(figure(price)).first()).toBeVisible();
  }
  await expect(page.getByText(figure('most-popular'), { exact: true })).toBeVisible();
  const open = page.locator('details[name="startup-questions"][open]');
  const [first, second] = startups.faq.items;
  await page.getByText(first!.question).click();
  await expect(open).toHaveCount(1);
  await page.getByText(second!.question).click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText(second!.answer)).toBeVisible();
  await page.getByText(second!.question).click();
  await expect(open).toHaveCount(0);
});

test('an industry leads on, under any casing of its name', async ({ page, request }) => {
  const answer = await request.get('/industries/hEALTHCARE?from=mail', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/industries/Healthcare?from=mail');
  await page.goto('/industries/healthcare');
  await expect(page).toHaveURL('/industries/Healthcare');
  for (const { label, href, ...link } of industriesPage.detailActions) {
    const name = 'accessibleName' in link ? link.accessibleName : label;
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('what is missing is called by its name', async ({ page, expected }) => {
  expected(404);
  for (const [path, title, link] of [
    ['/services/no-such', 'Service Not Found', 'View All Services'],
    ['/industries/no-such', '404 - Industry Not Found', 'View All Industries'],
    ['/insights/no-such', 'Article Not Found', 'View All Insights'],
    ['/blog/no-such', 'Post Not Found', 'Back to Blog'],
    ['/no-such', '404 - Page Not Found', 'Go back home →'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('the map comes from its company only after a press', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><h1>A map</h1>' });
  });
  await page.goto('/contact');
  const where = page.getByRole('region', { name: 'Where to find us' });
  await expect(where.getByRole('img', { name: /^Map of the streets/ })).toBeVisible();
  for (const [name, host] of [
    [/^Get Directions/, 'www.google.com'],
    [/^Open the map/, 'www.openstreetmap.org'],
  ] as const) {
    const link = where.getByRole('link', { name });
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(host);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(where.getByText(contact.map.loadNote)).toBeVisible();
  expect(asked).toEqual([]);
  await where.getByRole('button', { name: contact.map.load }).click();
  await expect(where.frameLocator('iframe').getByRole('heading', { name: 'A map' })).toBeVisible();
  const { latitude, longitude } = brand.geo;
  expect(asked[0]).toContain(`marker=${latitude}%2C${longitude}`);
  await where.getByRole('button', { name: contact.map.unload }).click();
  await expect(where.getByRole('img', { name: /^Map of the streets/ })).toBeVisible();
  await expect(where.locator('iframe')).toHaveCount(0);
});

test('the contact page says whether somebody is there, by the clock of London', async ({
  newPage,
}) => {
  // A Friday at ten, a bank holiday at noon, and a summer evening that is still afternoon in UTC.
  for (const [time, words] of [
    ['2026-11-20T10:00:00Z', 'Open now'],
    ['2026-12-25T12:00:00Z', 'Closed now'],
    ['2026-07-15T17:30:00Z', 'Closed now'],
  ] as const) {
    const page = await newPage({ timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(time);
    await page.goto('/contact');
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a call of the API is found by words, and can be copied', async ({ page }) => {
  await page.goto('/docs/api');
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeHidden();
  await main.getByRole('searchbox').fill('webhooks resend');
  await expect(main.getByRole('status')).toHaveText(/^1 of \d+ calls$/);
  await main.getByRole('link', { name: 'Send one event again' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/integrations#/);
  const call = page.getByRole('article', { name: 'Send one event again' });
  await expect(call).toContainText('/resend"');
  await expect(call.getByRole('button', { name: 'Copy: Send one event again' })).toHaveCount(1);
});

test('the errors of the API are filtered by code and by words', async ({ page }) => {
  await page.goto('/docs/errors');
  const main = page.getByRole('main');
  const { code, status } =
    apiErrors.find((one) => one.code === 'validation_failed') ?? apiErrors[0]!;
  await main.getByRole('searchbox', { name: apiErrorsPage.filter }).fill(code.toUpperCase());
  await expect(main.getByRole('rowheader', { name: code, exact: true })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(/^\d+ of \d+$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([String(status)]);
  await main.getByRole('searchbox').fill('nothing like it');
  await expect(main.getByRole('status')).toHaveText(`0 of ${apiErrors.length}`);
  await main.getByRole('searchbox').fill('');
  await expect(main.getByRole('rowheader')).toHaveCount(apiErrors.length);
});
