import { ebooks } from '../../frontend/content/ebooks.mts';
import { expect, test } from './fixtures';

const book = ebooks[1]!;

const shown = (count: number) => count.toLocaleString('en-GB');

test('a download opens beside the page and is counted', async ({ page, context }) => {
  await page.goto(book.path);
  const place = page.locator(`[data-downloads="${book.id}"]`);
  const answer = (await (await page.request.get('/api/ebooks')).json()) as {
    ebooks: { ebook: string; downloads: number }[];
  };
  const before = answer.ebooks.find(({ ebook }) => ebook === book.id)!.downloads;
  await expect(place).toHaveText(shown(before));
  const opened = context.waitForEvent('page');
  const counted = page.waitForResponse('**/api/events');
  await page.getByRole('link', { name: `Download ${book.title}, PDF` }).click();
  expect((await counted).status()).toBe(204);
  await (await opened).close();
  await page.reload();
  await expect(place).toHaveText(shown(before + 1));
});
