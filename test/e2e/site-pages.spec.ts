import { apiErrors, apiErrorsPage, statusNames } from '../../frontend/content/api-errors';
import brand from '../../brand.json';
import { contact } from '../../frontend/content/contact';
import { sitePages } from '../../frontend/site/pages';
import { expect, type Page, press, test, visit, wide } from './fixtures';
import { expectNoOverflow, expectSoundEverywhere } from './sound';

test.describe.configure({ mode: 'parallel' });

const paths = sitePages.map(({ path }) => path);

/** Pages of one template need one test, unless their parts differ. */
const kindOf = (path: string) => path.replace(/(?<=^\/[^/]+\/).+/, '*');
const isFirstOfKind = (path: string) =>
  /^\/(cambridge|case-studies)\/./.test(path) ||
  paths.find((other) => kindOf(other) === kindOf(path)) === path;

function heard(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
  return said;
}

/** Scripts change nothing here that the server wrote. */
const withoutChanges = ['/', '/cambridge', '/about', '/services/ai-consulting', '/mvp'];

const narrow = { width: 320, height: 700 };

const openAnswers = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.toggleAttribute('open', true);
  });

for (const path of paths.filter(isFirstOfKind)) {
  test(`${path} says nothing and can be used`, async ({ page }) => {
    const said = heard(page);
    await page.setViewportSize(wide);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-type']).toContain('text/html');
    await expect(page).toHaveTitle(new RegExp(` – ${brand.name}$`));
    await openAnswers(page);
    await expectSoundEverywhere(page, path);
    await page.waitForLoadState('networkidle');
    await page.setViewportSize(narrow);
    await expectNoOverflow(page, path);
    expect(said).toEqual([]);
    if (!withoutChanges.includes(path)) return;
    const html = await answer!.text();
    const titles = await page.getByRole('main').locator('h1, h2, h3').allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) {
      expect(html).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    }
  });
}

test('no other page scrolls sideways at 320 px, nor says anything', async ({ page, expected }) => {
  test.slow();
  expected(404);
  const said = heard(page);
  await page.setViewportSize(narrow);
  for (const path of paths.filter((one) => !isFirstOfKind(one))) {
    await page.goto(path);
    await openAnswers(page);
    await expectNoOverflow(page, path);
  }
  expect(said).toEqual([]);
  await page.goto('/no-such-page');
  await expectNoOverflow(page, '/no-such-page');
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
  await press(where, contact.map.load);
  await expect(where.frameLocator('iframe').getByRole('heading', { name: 'A map' })).toBeVisible();
  const { latitude, longitude } = brand.geo;
  expect(asked[0]).toContain(`marker=${latitude}%2C${longitude}`);
  await press(where, contact.map.unload, where.getByRole('img', { name: /^Map of the streets/ }));
  await expect(where.locator('iframe')).toHaveCount(0);
});

for (const [says, at] of [
  // A summer evening in Cambridge that is still afternoon in UTC.
  ['Closed now', '2026-07-15T17:30:00Z'],
  ['Open now', '2026-07-15T16:30:00Z'],
  // A summer morning in Cambridge that is not yet nine in UTC.
  ['Open now', '2026-07-15T08:30:00Z'],
  ['Closed now', '2026-07-18T10:00:00Z'],
] as const) {
  test(`the contact page says "${says}" at ${at}`, async ({ newPage }) => {
    const page = await newPage({ timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(at);
    await visit(page, '/contact', says);
    const other = says === 'Open now' ? 'Closed now' : 'Open now';
    await expect(page.getByText(other)).toBeHidden();
  });
}

test('calls of the API are found by words, and its errors by code', async ({ page }) => {
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

  await page.goto('/docs/errors');
  const { code, status } =
    apiErrors.find((one) => one.code === 'validation_failed') ?? apiErrors[0]!;
  await main.getByRole('searchbox', { name: apiErrorsPage.filter }).fill(code.toUpperCase());
  await expect(main.getByRole('rowheader', { name: code, exact: true })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(/^\d+ of \d+$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    `${status} ${statusNames[status]}`,
  ]);
  await main.getByRole('searchbox').fill('nothing like it');
  await expect(main.getByRole('status')).toHaveText(`0 of ${apiErrors.length}`);
  await main.getByRole('searchbox').fill('');
  await expect(main.getByRole('rowheader')).toHaveCount(apiErrors.length);
});
