import type { Page } from '@playwright/test';
import { mvpForm } from '../../frontend/content/mvp-form';
import { linkIn } from '../support/mailbox';
import { expect, expectAccessible, expectNoOverflow, fillIn, press } from './fixtures';
import type { SharedStack } from '../support/stack';

/**
 * Tests fill in forms as fast as bots, and would be treated as one. Without a token the server does
 * not know the time taken.
 */
export async function withoutClock(page: Page): Promise<void> {
  await page.route('**/api/forms/token', (route) => route.fulfill({ json: {} }));
}

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

export async function expectSoundEverywhere(
  page: Page,
  what: string,
  count: number = looks.length,
): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme } of looks.slice(0, count)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const where = `${what}, ${width}, ${colorScheme}`;
    await expectAccessible(page, where);
    await expectNoOverflow(page, where);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

export async function expectSent(
  page: Page,
  name: string,
  message: string | RegExp,
  expectSound: (page: Page, what: string) => Promise<void> = expectSoundEverywhere,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/sent/${name}$`));
  const main = page.getByRole('main');
  await expect(main.getByText(message)).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(3);
  await expect(main.locator('form')).toHaveCount(0);
  await expectSound(page, `sent: ${name}`);
}

export async function expectSummary(page: Page, title: string, labels: string[]): Promise<void> {
  const summary = page.getByRole('group', { name: title });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(labels);
  await summary.getByRole('link').last().click();
  await expect(page.getByLabel(labels.at(-1)!, { exact: true }).first()).toBeFocused();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await fillIn(page, { 'First name': 'Ada', 'Last name': 'Byron' });
  await page.getByRole('main').getByLabel('Email address').fill(email);
  await page.getByLabel('Message').fill('Could we talk about forecasting?');
}

export async function fillMvp(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Ask for your free audit' });
  await fillIn(form, {
    'Full name': 'Ada Byron',
    'Work email': email,
    Company: 'Quay & Sons',
    'Your role': 'Founder',
  });
  await form.getByLabel('Budget').selectOption('£10k–£25k');
  await form.getByLabel('Timeline').selectOption('4–6 weeks');
  await form.getByLabel(mvpForm.fields.projectDescription).fill('Whether tenants report repairs.');
  await form.getByRole('checkbox').check();
}

export async function subscribeInFooter(page: Page, email: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill(email);
  await press(footer, 'Subscribe');
}

export async function mailedLink(
  stack: SharedStack,
  to: string,
  subject: string,
  part: string,
): Promise<string> {
  return linkIn(await stack.mailbox.waitFor({ to, subject }), part);
}

export async function stateOf(stack: SharedStack, email: string): Promise<string | undefined> {
  const [row] = await stack.sql<{ state: string }>(
    `SELECT s.state FROM subscriptions s JOIN subscribers p ON p.id = s.subscriber_id
     WHERE p.email = $1 AND s.topic = 'newsletter'`,
    [email],
  );
  return row?.state;
}
