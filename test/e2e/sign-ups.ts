import { Api } from '../support/api';
import { registration } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, fillIn, type Page, press } from './fixtures';

export const CONFIRM = 'Confirm your e-mail address';

export async function registered(stack: SharedStack) {
  const form = registration();
  const { status } = await new Api(stack.baseUrl).post('/api/register', form);
  expect(status).toBe(201);
  return { form, mail: await stack.mailbox.waitFor({ to: form.email, subject: CONFIRM }) };
}

/** Backdates the link, because links are sent at most once a minute. */
export async function makeOld(stack: SharedStack, email: string): Promise<void> {
  const old = `created_at = now() - interval '5 minutes'`;
  await stack.sql(`UPDATE one_time_tokens SET ${old} WHERE email = $1`, [email]);
}

export async function openAndConfirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, 'Confirm my e-mail address');
}

export async function fillSignUp(page: Page, form: ReturnType<typeof registration>): Promise<void> {
  await fillIn(page, {
    'First name': form.firstName,
    'Last name': form.lastName,
    'Work e-mail': form.email,
    Company: form.company,
  });
  await page.getByLabel('Password', { exact: true }).fill(form.password);
}
