import { Api } from '../support/api';
import type { SharedStack } from '../support/stack';
import { expect, type Page, type Person, visit } from './fixtures';

export const section = (page: Page, name: string) => page.getByRole('region', { name });

export async function openProfile(page: Page): Promise<void> {
  await visit(page, '/dashboard/profile', section(page, 'Devices').getByRole('listitem').first());
  await expect(section(page, 'Password').getByLabel('Current password')).toBeVisible();
  await untilWhole(page);
}

export async function untilWhole(page: Page): Promise<void> {
  for (const name of ['Two-step sign-in', 'API tokens', 'Your data']) {
    await expect(section(page, name)).toBeVisible();
    await expect(section(page, name).getByText(/^Loading/)).toHaveCount(0);
  }
}

export async function signInWith(
  stack: Pick<SharedStack, 'baseUrl'>,
  { email, password }: Person,
  agent: string,
): Promise<string> {
  const headers = { 'user-agent': agent };
  const api = new Api(stack.baseUrl);
  const { body } = await api.post('/api/login', { email, password }, undefined, headers);
  return body.token as string;
}

export const ageSessions = (place: Pick<SharedStack, 'sql'>, { id }: Pick<Person, 'id'>) =>
  place.sql(`UPDATE sessions SET created_at = now() - interval '1 hour' WHERE user_id = $1`, [id]);
