import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call';
import { answerCalls } from '../../testing/components';
import { LiveUpdates } from './apply';

const detail = (id: string) => ['/api/requests/{id}', { path: { id } }];
const thread = (id: string) => [...detail(id), 'comments'];
const list = ['/api/admin-requests', { query: { page: 1 } }];
const company = ['/api/company', undefined];
const notices = ['/api/notifications', { query: { limit: 6 } }];
const leads = ['/api/leads', { query: { page: 1 } }];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function staleAfter(change: (updates: LiveUpdates) => void): Promise<unknown[]> {
  const client = new QueryClient();
  for (const key of [detail('a'), thread('a'), detail('b'), list, company, notices, leads]) {
    client.setQueryData(key, {});
  }
  const updates = new LiveUpdates(client);
  change(updates);
  await jest.advanceTimersByTimeAsync(2_000);
  return client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey);
}

describe('A live update', () => {
  it('of a request concerns it and the lists, but no other request', async () => {
    expect(await staleAfter((updates) => updates.requestChanged('a', false))).toEqual([
      detail('a'),
      thread('a'),
      list,
      company,
    ]);
  });

  it('of this tab’s own change leaves the lists that were fetched after it', async () => {
    answerCalls(() => ({ body: {} }));
    jest.useRealTimers();
    await call('POST /api/logout').send();
    jest.useFakeTimers({ now: Date.now() });
    expect(await staleAfter((updates) => updates.requestChanged('a', true))).toEqual([]);
    expect(await staleAfter((updates) => updates.requestChanged('a', false))).toContainEqual(list);
  });

  it('of a change in another tab concerns the request, however fresh it is here', async () => {
    jest.setSystemTime(Date.now() + 10_000);
    const stale = await staleAfter((updates) => updates.requestChanged('a', true));
    expect(stale).toEqual(expect.arrayContaining([detail('a'), thread('a')]));
  });

  it('of this tab’s own change and a colleague’s at the same moment concerns the request', async () => {
    answerCalls(() => ({ body: {} }));
    jest.useRealTimers();
    await call('POST /api/logout').send();
    jest.useFakeTimers({ now: Date.now() });
    const both = [
      [true, false],
      [false, true],
    ] as const;
    for (const order of both) {
      const stale = await staleAfter((updates) =>
        order.forEach((isOwn) => updates.requestChanged('a', isOwn)),
      );
      expect(stale).toEqual(expect.arrayContaining([detail('a'), thread('a')]));
    }
  });

  it('of everything concerns all requests and notices', async () => {
    expect(await staleAfter((updates) => updates.everythingChanged())).toEqual([
      detail('a'),
      thread('a'),
      detail('b'),
      list,
      company,
      notices,
    ]);
  });

  it('of notices concerns only these', async () => {
    expect(await staleAfter((updates) => updates.noticesChanged())).toEqual([notices]);
  });
});
