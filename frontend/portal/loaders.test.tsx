import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { keepSession } from '../api/session-store';
import { answerCalls, problem } from '../testing/components';
import { loaders } from './loaders';
import { queryClient } from './query-client';

const at = (address: string) =>
  ({ request: new Request(address), params: {} }) as unknown as LoaderFunctionArgs;

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  keepSession({ token: 't', expiresAt: new Date(Date.now() + 60_000).toISOString() }, true);
});

describe('The loader of a screen', () => {
  it('fetches the list at its address together with the access', async () => {
    const calls = answerCalls(() => ({ body: {} }));
    await loaders.leads(at('http://portal.test/dashboard/admin/leads?state=new&page=2'), undefined);
    expect(calls.map(({ path }) => path).sort()).toEqual([
      '/api/admin-auth',
      '/api/check-user-role',
      '/api/leads',
    ]);
    const [list] = queryClient.getQueryCache().findAll({ queryKey: ['/api/leads'] });
    expect(list?.queryKey).toEqual(['/api/leads', { query: { page: 2, limit: 10, state: 'new' } }]);
  });

  it('redirects an older link to the request beside its queue', async () => {
    answerCalls(() => ({ body: {} }));
    const answer = (await loaders.support(
      at('http://portal.test/dashboard/support?request=r-1'),
      undefined,
    )) as Response;
    expect(answer.headers.get('Location')).toBe('/dashboard/requests/r-1?queue=support');
  });

  it('opens a queue without filters with the default view', async () => {
    answerCalls(() => ({ body: { views: [], pinned: [], opensWith: null } }));
    const answer = (await loaders.support(
      at('http://portal.test/dashboard/support'),
      undefined,
    )) as Response;
    expect(answer.headers.get('Location')).toContain('status=pending,assigned,in_review,approved');
  });

  it('leaves failures to the screen and fetches nothing without a session', async () => {
    answerCalls(() => problem(422, 'validation_failed', 'No.'));
    await expect(
      loaders.audit(at('http://portal.test/dashboard/admin/audit'), undefined),
    ).resolves.toBeNull();
    localStorage.clear();
    const calls = answerCalls(() => ({ body: {} }));
    await loaders.people(at('http://portal.test/dashboard/admin/people'), undefined);
    expect(calls).toEqual([]);
  });
});
