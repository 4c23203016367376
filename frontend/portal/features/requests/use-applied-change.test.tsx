import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answerCalls } from '../../../testing/components';
import { requestDetail, type RequestChanged } from './queries';
import { useAppliedChange } from './use-applied-change';

const message = (id: string) => ({ _id: id, text: id });
const detail = (...ids: string[]) => ({
  request: { _id: 'r', userId: { _id: 'nora' }, comments: ids.map(message), history: [] },
});

it('A colleague’s message that was being fetched is fetched again after an own answer', async () => {
  let stored = ['first'];
  let isSlow = false;
  answerCalls(async ({ path }) => {
    const body = path === '/api/requests/r' ? detail(...stored) : {};
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 50));
    return { body };
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = requestDetail('r');
  const shown = new QueryObserver(client, query);
  const stop = shown.subscribe(() => undefined);
  const textsOf = () => shown.getCurrentResult().data?.comments.map(({ text }) => text);
  await waitFor(() => expect(textsOf()).toEqual(['first']));

  const { result } = renderHook(() => useAppliedChange('r'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  stored = ['first', 'colleague’s'];
  isSlow = true;
  void client.invalidateQueries({ queryKey: query.queryKey });
  stored = ['first', 'colleague’s', 'own'];
  const answer = { request: {}, comment: message('own') } as unknown as RequestChanged;
  await result.current(Promise.resolve(answer));
  expect(textsOf()).toEqual(['first', 'own']);
  await waitFor(() => expect(textsOf()).toEqual(['first', 'colleague’s', 'own']));
  stop();
});
