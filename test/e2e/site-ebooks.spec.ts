import { ebooks, ebooksPage } from '../../frontend/content/ebooks.mts';
import { expect, test } from './fixtures';

const book = ebooks[1]!;

const shown = (count: number) => count.toLocaleString('en-GB');

test('the list has its books with what their files say of themselves', async ({ page }) => {
  await page.goto('/ebooks');
  await expect(page.getByRole('heading', { level: 1, name: ebooksPage.title })).toBeVisible();
  for (const { id, downloadCount } of ebooks) {
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[data-ebook="${id}"]`) });
    await expect(row).toContainText(/PDF, \d\d pages, 0\.\d MB/);
    const count = Number((await row.locator('[data-downloads]').innerText()).replace(',', ''));
    expect(count).toBeGreaterThanOrEqual(downloadCount);
    const file = await page.request.get(`/ebooks/${id}.pdf`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

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

test('an unknown book is not found, with a way to the others', async ({ page, expected }) => {
  expected(404);
  const response = await page.goto('/ebooks/cooking');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-book Not Found');
  await expect(page.getByText("The e-book you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'View All E-books' }).click();
  await expect(page).toHaveURL('/ebooks');
});
