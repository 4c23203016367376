import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { keepSession } from '../api/session-store';
import { answerCalls, type Call, problem } from '../testing/components';
import { loaderOf, loadScreenAt } from './load';
import { patterns } from './paths';
import { queryClient } from './query-client';
import type { Screen } from './screen';
import { screens } from './screens';

const load = (name: keyof typeof patterns, address: string) =>
  loaderOf(screens.find(({ path }) => path === patterns[name])!)(at(address));

const at = (address: string) =>
  ({ request: new Request(address), params: {} }) as unknown as LoaderFunctionArgs;

const checks = ['/api/admin-auth', '/api/check-user-role'];

const pathsOf = (calls: readonly Call[]) => calls.map(({ path }) => path).sort();

const allowed = () => ({
  body: {
    dashboardAccess: ['admin', 'support'],
    isAdmin: true,
    views: [],
    pinned: [],
    opensWith: null,
  },
});

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  keepSession({ token: 't' }, true);
});

describe('The loader of a screen', () => {
  it('fetches the list at its address for those who may open the screen', async () => {
    const calls = answerCalls(allowed);
    await load('leads', 'http://portal.test/dashboard/admin/leads?state=new&page=2');
    await waitFor(() => expect(pathsOf(calls)).toEqual([...checks, '/api/leads']));
    const [list] = queryClient.getQueryCache().findAll({ queryKey: ['/api/leads'] });
    expect(list?.queryKey).toEqual(['/api/leads', { query: { page: 2, limit: 10, state: 'new' } }]);
  });

  it('fetches nothing of a screen that people may not open', async () => {
    const calls = answerCalls(({ path }) =>
      path === '/api/check-user-role' ? { body: { dashboardAccess: ['support'] } } : { body: {} },
    );
    await load('leads', 'http://portal.test/dashboard/admin/leads');
    expect(pathsOf(calls)).toEqual(checks);
  });

  it('need not wait for the access check once its last answer is known', async () => {
    answerCalls(allowed);
    await load('people', 'http://portal.test/dashboard/admin/people');
    queryClient.clear();
    const calls = answerCalls(() => new Promise(() => {}));
    void load('leads', 'http://portal.test/dashboard/admin/leads');
    await waitFor(() => expect(pathsOf(calls)).toContain('/api/leads'));
  });

  it('redirects an older link to the request beside its queue', async () => {
    answerCalls(allowed);
    const answer = (await load(
      'support',
      'http://portal.test/dashboard/support?request=r-1',
    )) as Response;
    expect(answer.headers.get('Location')).toBe('/dashboard/requests/r-1?queue=support');
  });

  it('opens a queue without filters with the default view', async () => {
    answerCalls(allowed);
    const answer = (await load('support', 'http://portal.test/dashboard/support')) as Response;
    expect(answer.headers.get('Location')).toContain('status=pending,assigned,in_review,approved');
  });

  it('leaves failures to the screen and fetches nothing without a session', async () => {
    answerCalls(() => problem(422, 'validation_failed', 'No.'));
    await expect(load('audit', 'http://portal.test/dashboard/admin/audit')).resolves.toBeNull();
    localStorage.clear();
    const calls = answerCalls(() => ({ body: {} }));
    await load('people', 'http://portal.test/dashboard/admin/people');
    expect(calls).toEqual([]);
  });
});

describe('The first screen', () => {
  it('is asked for by its address, with the ids in it', async () => {
    const calls = answerCalls(allowed);
    await loadScreenAt(screens, 'http://portal.test/dashboard/proposals/p-1/draft');
    await waitFor(() => expect(pathsOf(calls)).toContain('/api/proposals/p-1'));
  });

  it('is the one with the fewest ids where two fit, and none of those for visitors', async () => {
    answerCalls(allowed);
    const loaded: string[] = [];
    const one = (path: string, guard: Screen['guard']): Screen => ({
      path,
      guard,
      load: () => void loaded.push(path),
      Component: screens[0]!.Component,
    });
    const all = [one('/a/:id', 'user'), one('/a/new', 'user'), one('/b', 'visitor')];
    await loadScreenAt(all, 'http://portal.test/a/new?x=1');
    await loadScreenAt(all, 'http://portal.test/b');
    expect(loaded).toEqual(['/a/new']);
  });
});

describe('A screen', () => {
  it('names who may open it', () => {
    // @ts-expect-error -- a screen without a guard does not compile.
    const open: Screen = { path: '/dashboard/open', Component: screens[0]!.Component };
    expect(open.guard).toBeUndefined();
    expect(screens.filter(({ guard }) => !guard)).toEqual([]);
  });
});
