import { Api } from '../support/api';
import { personWithRole, raise } from '../support/people';
import type { SharedStack } from '../support/stack';
import { newTag } from './desk-helpers';
import { expect, type Page, type Person, rowOf } from './fixtures';

export type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;

export async function choose(page: Page, filter: string, ...values: string[]): Promise<void> {
  await page
    .getByRole('search')
    .locator('button[aria-haspopup]', { hasText: new RegExp(`^${filter}`) })
    .click();
  for (const value of values) await page.getByRole('menuitemcheckbox', { name: value }).click();
  await page.keyboard.press('Escape');
}

export const personOf = (page: Page, request: string) =>
  page.getByRole('button', { name: `assignee of ${request}` });

export async function openDelegation(page: Page, request: string, team: 'Manager' | 'Support') {
  await personOf(page, request).click();
  await page.getByRole('menuitem', { name: `Delegate to ${team}` }).click();
}

/** Raises requests of a new client; searching for the returned word finds exactly these. */
export async function raisedTogether(
  place: Place,
  requests: readonly Record<string, unknown>[],
): Promise<string> {
  const tag = newTag();
  const client = await personWithRole(place, 'client');
  for (const request of requests) {
    const projectName = [tag, request.projectName].join(' ');
    await raise(place, client.token, { ...request, projectName });
  }
  return tag;
}

export async function raisedOne(place: Place, team?: 'manager' | 'support') {
  const tag = newTag();
  const client = await personWithRole(place, 'client');
  const { _id: requestId } = await raise(place, client.token, { projectName: tag });
  if (team) await delegate(place, await personWithRole(place, 'admin'), requestId, team);
  return { tag, requestId, client };
}

export async function delegate(
  place: Place,
  admin: Person,
  requestId: string,
  assignTo: string,
  notes?: string,
) {
  const body = { requestId, assignTo, notes };
  const { status } = await new Api(place.baseUrl).post('/api/delegate-request', body, admin.token);
  expect(status).toBe(200);
}

export const change = (
  place: Place,
  admin: Person,
  requestId: string,
  status: string,
  reason?: string,
) => new Api(place.baseUrl).put('/api/admin-requests', { requestId, status, reason }, admin.token);

export const write = (place: Place, { token }: Person, requestId: string, text: string) =>
  new Api(place.baseUrl).post(`/api/requests/${requestId}/comments`, { text }, token);

export const statusOf = async (place: Place, id: string) =>
  (await rowOf(place, 'project_requests', { id }))?.status;

export const assigneeOf = async (place: Place, id: string) =>
  (await rowOf(place, 'project_requests', { id }))?.assigned_to;

/** Sets columns of a request; `values` are `$2` and so on. */
export const setRequest = (place: Place, id: string, columns: string, ...values: unknown[]) =>
  place.sql(`UPDATE project_requests SET ${columns} WHERE id = $1`, [id, ...values]);
