import { Api } from '../support/api';
import type { SharedStack } from '../support/stack';
import { expect, type Page, type Person } from './fixtures';

export const section = (page: Page, name: string) => page.getByRole('region', { name });

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(section(page, 'Devices').getByRole('listitem').first()).toBeVisible();
  await expect(section(page, 'Password').getByLabel('Current password')).toBeVisible();
}

/** As a program or a browser of that name. */
export async function signInWith(
  stack: Pick<SharedStack, 'baseUrl'>,
  { email, password }: Person,
  agent: string,
): Promise<string> {
  const headers = { 'user-agent': agent };
  const { body } = await new Api(stack.baseUrl).post(
    '/api/login',
    { email, password },
    undefined,
    headers,
  );
  return body.token as string;
}
