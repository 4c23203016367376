import { categories, insightEntries, postEntries } from '../../frontend/content/articles.mts';
import { homeSections } from '../../frontend/content/home';
import { newsletterBoxes } from '../../frontend/content/newsletter';
import { askedBy, expect, press, test, visit } from './fixtures';

test.describe.configure({ mode: 'parallel' });

const moved = insightEntries.find(({ formerly }) => formerly)!;
const { path: anArticle, title: itsTitle, body: itsText } = moved;

test('the text of an article is in the document and in no script', async ({ page, request }) => {
  const scripts = askedBy(page, /\.js$/);
  await page.goto(anArticle, { waitUntil: 'networkidle' });
  const [words = ''] = /[a-z ]{25,}/i.exec(itsText) ?? [];
  await expect(page.getByText(words).first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).not.toContain(words);
});

test('an article is saved, listed, removed, or cannot be kept', async ({ page }) => {
  await page.goto(anArticle);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved to your reading list')).toBeVisible();
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/insights?saved=1');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: itsTitle }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByText('Removed from your reading list')).toBeVisible();

  await visit(page, '/insights?saved=1', page.getByRole('heading', { name: /Nothing saved yet/ }));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);

  await page.goto(anArticle);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save. Please try again.')).toBeVisible();
  await press(page, 'Close toast');
  await expect(page.getByText('Failed to save. Please try again.')).toBeHidden();
});

test('toasts: three at the top right, four seconds, Alt+T', async ({ page }) => {
  const asked = askedBy(page, /toasts/);
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.goto(anArticle);
  const save = page.getByRole('button', { name: /^Saved?$/ });
  await expect(save).toBeVisible();
  expect(asked).toEqual([]);
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

test('sharing copies the address, or says what failed', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const error = location.search === '?closed' ? 'AbortError' : 'NotAllowedError';
    const value = () => Promise.reject(new DOMException('no', error));
    if (location.search.includes('utm')) delete (Navigator.prototype as Partial<Navigator>).share;
    else Object.defineProperty(navigator, 'share', { value });
  });
  const share = page.getByRole('button', { name: 'Share' });
  const failure = page.getByText('Failed to share. Please try again.');
  await page.goto(`${anArticle}?utm_source=mail`);
  await press(page, share, 'Link copied to clipboard!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(stack.baseUrl + anArticle);
  await page.goto(anArticle);
  await share.click();
  await expect(failure).toBeVisible();
  await page.goto(`${anArticle}?closed`);
  await share.click();
  await expect(failure).toHaveCount(0);
});

test('a cover that does not load is replaced', async ({ page, expected }) => {
  expected('404', 'ERR_');
  const cover = '/images/insights/default-cover.svg';
  await page.route(/\/images\/insights\/(?!default)/, (route) => route.abort());
  await page.goto(anArticle);
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveAttribute('src', cover);
  await page.goto('/');
  const cards = page
    .getByRole('region', { name: homeSections.insights.title })
    .getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', cover);
  }
});

test('insights are filtered by tag, in the address', async ({ page }) => {
  await page.goto('/insights');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(insightEntries.length);
  for (const card of await cards.all()) {
    expect((await card.locator('p').first().locator('span').count()) <= 2).toBe(true);
  }
  const [tag = ''] = moved.tags;
  const tagged = insightEntries.filter(({ tags }) => tags.includes(tag)).length;
  const list = page.getByRole('navigation', { name: 'Tags' });
  await list.getByRole('link', { name: tag, exact: true }).click();
  await expect(page).toHaveURL(`/insights?tag=${encodeURIComponent(tag)}`);
  await expect(cards).toHaveCount(tagged);
  await page.reload();
  await expect(cards).toHaveCount(tagged);
  await expect(page.getByRole('form', { name: newsletterBoxes.insights.title })).toBeVisible();
});

test('the blog is searched and sorted by tabs, in the address', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const tab = (name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
  const all = postEntries.length;
  await expect(cards).toHaveCount(all);
  await expect(tab(`All Posts ${all}`)).toHaveAttribute('aria-current', 'true');

  const { title, category } = postEntries[0]!;
  const search = title.toUpperCase();
  await page.getByPlaceholder('Search articles...').fill(search);
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: search })}`);
  await expect(tab('All Posts 1')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('1 article found')).toBeVisible();

  const other = categories.find((one) => one !== category)!;
  await tab(new RegExp(other)).click();
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: search, category: other })}`);
  await expect(page.getByRole('heading', { name: /No article matches/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(cards).toHaveCount(all);

  await page.goto(`/blog?${new URLSearchParams({ category })}`);
  await expect(cards).toHaveCount(postEntries.filter((one) => one.category === category).length);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
