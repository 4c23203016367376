import type { Page } from '@playwright/test';
import { mvpForm } from '../../frontend/content/mvp-form';
import { expect } from './fixtures';
import { expectFine } from './sound';
import { fillIn, press } from './steps';
import type { SharedStack } from '../support/stack';

export async function expectSent(
  page: Page,
  name: string,
  message: string | RegExp,
  expectSound: (page: Page, what: string) => Promise<void> = expectFine,
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

export async function stateOf(stack: SharedStack, email: string): Promise<string | undefined> {
  const [row] = await stack.sql<{ state: string }>(
    `SELECT s.state FROM subscriptions s JOIN subscribers p ON p.id = s.subscriber_id
     WHERE p.email = $1 AND s.topic = 'newsletter'`,
    [email],
  );
  return row?.state;
}
