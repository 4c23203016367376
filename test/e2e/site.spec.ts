import { claim } from '../../frontend/content/claims';
import { home } from '../../frontend/content/home';
import { homeRange } from '../../frontend/content/home-range';
import { siteSearch } from '../../frontend/content/site-search';
import { Api, linkIn, newEmail, personWithRole, registration } from './setting';
import { expect, expectShown, phone, press, submit, test, visit, wide } from './fixtures';
import { expectAccessible, expectSoundEverywhere } from './sound';

test('a 404 looks for what may have been meant', async ({ page, expected }) => {
  expected(404);
  await page.goto('/our-work/machine_lerning-prices');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'Search this site' });
  await expect(box).toHaveValue('our work machine lerning prices');
  await press(main, 'Search', main.getByRole('link', { name: /Machine learning/i }).first());
  const always = main.getByRole('navigation', { name: 'Other pages' });
  const services = always.getByRole('link', { name: 'Services and prices' });
  await expect(services).toHaveAttribute('href', '/services');
  await expectSoundEverywhere(page, 'the page of an unknown address');
  await page.goto('/insights/ai-roi-play-book');
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  const nearest = always.getByRole('listitem').first();
  await expect(nearest).toContainText('Did you mean:');
  await expect(nearest.getByRole('link')).toHaveAttribute('href', '/insights/ai-roi-playbook');
  await expectAccessible(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Go back home →' }).click();
  await expect(page).toHaveURL('/');
});

test('the menu says where one is', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const about = header.getByRole('link', { name: 'About', exact: true }).filter({ visible: true });
  await expect(about).toHaveAttribute('aria-current', 'page');
  await page.goto('/services/machine-learning');
  await expect(about).not.toHaveAttribute('aria-current');
  const services = header.getByRole('button', { name: 'Services' });
  await expect(services).toHaveAttribute('data-here');
  await services.click();
  const entry = header.getByRole('link', { name: /^Machine Learning/ }).filter({ visible: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('the doors of the portal say nothing on the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
  for (const address of ['/signin', '/get-started', '/verify-email', '/dashboard']) {
    await visit(page, address, page.getByRole('heading', { level: 1 }));
  }
  expect(said).toEqual([]);
});

test('the public pages work without JavaScript', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false, viewport: wide });
  await page.goto('/');
  for (const { question, answer } of home.faq.items) {
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
  for (const id of home.stats) await expect(page.getByText(claim(id).label).first()).toBeVisible();
  await expect(page.locator('[data-item] dl:visible')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /Pause|rotation|Next/ })).toHaveCount(0);
  await expect(page.getByText(homeRange.inside.value, { exact: true })).toBeVisible();
  await expect(page.getByLabel(homeRange.question)).toBeHidden();

  await page.goto('/insights');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  const form = page.getByRole('form', { name: 'New insights by email' });
  await expect(form).toHaveAttribute('action', '/forms/newsletter');
  const search = page.getByRole('link', { name: siteSearch.open, exact: true });
  await search.filter({ visible: true }).click();
  await expect(page).toHaveURL('/sitemap');

  await page.setViewportSize(phone);
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main, small screen' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL('/services');
});

test('Swagger UI loads, takes a token, and calls with it', async ({ page, stack }) => {
  const person = await personWithRole(stack, 'client');
  await page.goto('/api/docs');
  const loadedFaces = () =>
    [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
  await expect.poll(() => page.evaluate(loadedFaces)).toContain('Baskervville');
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  const scheme = dialog.locator('form').filter({ hasText: 'bearer (http, Bearer)' });
  await submit(scheme, { 'auth-bearer-value': person.token }, 'Apply credentials');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByPlaceholder('Filter by tag').fill('signed-in account may');
  await expect(page.locator('.opblock-tag')).toHaveCount(1);
  await page.getByPlaceholder('Filter by tag').fill('/api/me');
  const operation = page.locator('#operations-Profile-getAccount');
  await operation.locator('.opblock-summary-control').click();
  await expect(operation).toContainText('x-scope');
  await press(operation, 'Try it out');
  await press(operation, 'Execute');
  const answer = operation.locator('.live-responses-table');
  await expect(answer.locator('.response-col_status').last()).toContainText('200');
  await expect(answer).toContainText(person.email);
});

test('the development mailbox lists a mail and shows it', async ({ page, stack, expected }) => {
  // The mail's frame runs no scripts, including Playwright's, and the page has no icon.
  expected('Blocked script execution', 'favicon.ico');
  const form = registration(newEmail('mailbox'));
  await new Api(stack.baseUrl).post('/api/register', form);
  const subject = 'Confirm your e-mail address';
  const mail = await stack.mailbox.waitFor({ to: form.email, subject });
  await page.goto('/dev/mailbox');
  await page.getByRole('searchbox', { name: 'Address' }).fill(form.email);
  await press(page, 'Filter');
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  const letter = page.frameLocator('iframe[title="The mail as HTML"]');
  await expect(letter.getByRole('link', { name: /confirm/i }).first()).toBeVisible();
  await page.getByText('Text', { exact: true }).click();
  await expectShown(page, page.getByRole('link', { name: linkIn(mail, '/verify-email?token=') }));
});
