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

function staleAfter(change: (updates: LiveUpdates) => void): unknown[] {
  const client = new QueryClient();
  for (const key of [detail('a'), thread('a'), detail('b'), list, company, notices, leads]) {
    client.setQueryData(key, {});
  }
  const updates = new LiveUpdates(client);
  change(updates);
  jest.advanceTimersByTime(2_000);
  return client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey);
}

describe('A live update', () => {
  it('of a request concerns it and the lists, but no other request', () => {
    expect(staleAfter((updates) => updates.requestChanged('a', false))).toEqual([
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
    expect(staleAfter((updates) => updates.requestChanged('a', true))).toEqual([]);
    expect(staleAfter((updates) => updates.requestChanged('a', false))).toContainEqual(list);
  });

  it('of a change in another tab concerns the request, however fresh it is here', () => {
    jest.setSystemTime(Date.now() + 10_000);
    const stale = staleAfter((updates) => updates.requestChanged('a', true));
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
      const stale = staleAfter((updates) =>
        order.forEach((isOwn) => updates.requestChanged('a', isOwn)),
      );
      expect(stale).toEqual(expect.arrayContaining([detail('a'), thread('a')]));
    }
  });

  it('of everything concerns all requests and notices', () => {
    expect(staleAfter((updates) => updates.everythingChanged())).toEqual([
      detail('a'),
      thread('a'),
      detail('b'),
      list,
      company,
      notices,
    ]);
  });

  it('of notices concerns only these', () => {
    expect(staleAfter((updates) => updates.noticesChanged())).toEqual([notices]);
  });
});
