import { readFileSync } from 'node:fs';
import { expect, type Page, rewrite, test } from './fixtures';
import { phone, wide } from './sizes';

/** Twice the usual size, as people with poor sight may set it in their browser. */
const LARGE = '--blink-settings=defaultFontSize=32';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', LARGE];

test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH!, args: ARGS } });
test.slow();

const { documents } = JSON.parse(readFileSync('frontend/build/routes.json', 'utf8')) as {
  documents: Record<string, string>;
};

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const size of [phone, wide]) {
  test(`every page keeps its width and its menu with text of 32 px, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const wrong: string[] = [];
    for (const path of Object.keys(documents)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (await tooWide(page)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.locator('summary').first()).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  });
}

const SCREENS = {
  client: ['/dashboard', '/dashboard/requests', '/dashboard/proposals'],
  admin: [
    '/dashboard',
    '/dashboard/admin',
    '/dashboard/calls?who=all',
    '/dashboard/settings',
    '/dashboard/settings/calls',
    '/dashboard/settings/set-up',
    '/dashboard/admin/reports',
  ],
} as const;

/** Their parts stand below each other on a phone alone. */
const ON_PHONE = {
  client: ['raise-request', 'profile', 'company', 'services', 'notifications'],
  admin: [
    ...['support', 'organisations', 'proposals', 'admin/people', 'admin/audit', 'admin/leads'],
    ...['admin/subscribers', 'admin/issues', 'admin/mail', 'admin/inbound-mail'],
    ...['admin/api-tokens', 'admin/webhooks', 'admin/privacy', 'admin/quarantine'],
  ],
} as const;

for (const role of ['client', 'admin'] as const) {
  test(`screens of ${role}s keep their width with text of 32 px`, async ({ signedIn }) => {
    const { page } = await signedIn(role);
    // A list of one page has no buttons to other pages.
    await rewrite<{ pagination: object }>(page, '**/api/admin-requests?*', (answer) => ({
      ...answer,
      pagination: { ...answer.pagination, totalPages: 3 },
    }));
    const wrong: string[] = [];
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      const others = size === phone ? ON_PHONE[role].map((path) => `/dashboard/${path}`) : [];
      for (const path of [...SCREENS[role], ...others]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        if (await tooWide(page)) wrong.push(`${path} at ${size.width}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
