import { sitePages } from '../../frontend/site/pages';
import { expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

const pathsOf = (id: string) => sitePages.flatMap((page) => (page.id === id ? [page.path] : []));
const playbook = '/insights/ai-roi-playbook';

for (const path of [...pathsOf('insight'), ...pathsOf('post')]) {
  test(`${path} is an article with an author, a date and what follows`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(article.getByText(/^\d+ (January|February|\w+) 2026$/)).toBeVisible();
    await expect(article.getByText(/\d+ min read/)).toBeVisible();
    await expect(article.getByRole('img').first()).toHaveAttribute('alt', /^A drawn /);
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(650);
    await expect(article.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });
}

test('the text of an article is in the document and in no script', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto(playbook, { waitUntil: 'networkidle' });
  const words = 'Nobody has counted the time';
  await expect(page.getByText(words)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).not.toContain(words);
});

test('an old long address leads to the article', async ({ request }) => {
  const old = `/insights/rescuing-broken-ai-projects-what-to-do-in-the-first-thirty-days-after-a-stalled-build`;
  const answer = await request.get(old, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/insights/rescuing-broken-projects');
});

test('an article is saved, listed and removed again', async ({ page }) => {
  await page.goto(playbook);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved to your reading list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('/insights?saved=1');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'The AI ROI playbook' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByText('Removed from your reading list')).toBeVisible();

  await page.goto('/insights?saved=1');
  await expect(page.getByRole('heading', { name: /Nothing saved yet/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});

test('saving says so where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(playbook);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect(page.getByText('Failed to save. Please try again.')).toBeHidden();
});

test('toasts are the specified ones: three at the top right, four seconds, Alt+T', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.goto(playbook);
  const save = page.getByRole('button', { name: /^Saved?$/ });
  await expect(save).toBeVisible();
  expect(asked.filter((url) => /toasts/.test(url))).toEqual([]);
  const toasts = page.locator('[data-sonner-toast]');
  for (let shown = 1; shown <= 4; shown += 1) {
    await save.click();
    await expect(page.locator('[data-sonner-toast][data-removed=false]')).toHaveCount(shown);
  }
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
  const place = page.locator('[data-sonner-toaster]');
  await expect(place).toHaveAttribute('data-x-position', 'right');
  await expect(place).toHaveAttribute('data-y-position', 'top');
  await expect(place).toHaveCSS('width', '356px');
  await page.keyboard.press('Alt+t');
  await expect(place).toBeFocused();
  await expect(toasts.first()).toHaveAttribute('data-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 700);
  await page.clock.runFor(6_000);
  await expect(toasts).toHaveCount(0);
});

test('sharing copies the address where the device has no way of its own', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // @ts-expect-error -- desktop Chromium on Linux has none; others might
    delete Navigator.prototype.share;
  });
  await page.goto(`${playbook}?utm_source=mail`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(stack.baseUrl + playbook);
});

test('sharing that fails says so, and sharing that was closed does not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () =>
        Promise.reject(new DOMException('no', location.search ? 'AbortError' : 'NotAllowedError')),
    });
  });
  await page.goto(playbook);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Failed to share. Please try again.')).toBeVisible();
  await page.goto(`${playbook}?closed`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Failed to share. Please try again.')).toHaveCount(0);
});

test('a cover that does not load is replaced', async ({ page, expected }) => {
  expected('404', 'ERR_');
  await page.route('**/images/insights/ai-roi-playbook.svg', (route) => route.abort());
  await page.goto(playbook);
  await expect(page.getByRole('article').first().getByRole('img').first()).toHaveAttribute(
    'src',
    '/images/insights/default-cover.svg',
  );
});

test('insights are filtered by tag, in the address', async ({ page }) => {
  await page.goto('/insights');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    expect((await card.locator('p').first().locator('span').count()) <= 2).toBe(true);
  }
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: 'Delivery' })
    .click();
  await expect(page).toHaveURL('/insights?tag=Delivery');
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('form', { name: 'New insights by email' })).toBeVisible();
});

test('the blog is searched and sorted by tabs, in the address', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const tab = (name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
  await expect(cards).toHaveCount(3);
  await expect(tab('All Posts 3')).toHaveAttribute('aria-current', 'true');

  await page.getByPlaceholder('Search articles...').fill('FORECAST');
  await expect(page).toHaveURL('/blog?q=FORECAST');
  await expect(tab('All Posts 1')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('1 article found')).toBeVisible();

  await tab(/AI Trends/).click();
  await expect(page).toHaveURL('/blog?q=FORECAST&category=AI+Trends');
  await expect(page.getByRole('heading', { name: /No article matches/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(cards).toHaveCount(3);

  await page.goto('/blog?category=AI+Trends');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'The near future of AI' })).toBeVisible();
});

test('the feeds carry every article in full', async ({ request }) => {
  const paths = [...pathsOf('insight'), ...pathsOf('post')];
  const atom = await (await request.get('/feed.atom')).text();
  const feed = (await (await request.get('/feed.json')).json()) as {
    items: { url: string; content_html: string }[];
  };
  expect(feed.items).toHaveLength(paths.length);
  for (const path of paths) {
    expect(atom).toContain(`${path}</id>`);
    const item = feed.items.find(({ url }) => url.endsWith(path));
    expect(item?.content_html.length).toBeGreaterThan(3000);
    expect(item?.content_html).not.toContain('href="/');
    expect((await request.get(`${path}.md`)).headers()['content-type']).toContain('text/markdown');
  }
});
