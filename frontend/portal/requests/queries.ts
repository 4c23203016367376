import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client';
import type { RequestDetail } from '../../api/types';
import type { paths as Api } from '../../api/generated/schema';

export type RequestListCall = NonNullable<Api['/api/get-requests']['get']['parameters']['query']>;
type RequestAnswer = { request: RequestDetail };

/** Everything that shows requests: whatever changes one makes all of it stale. */
export const requestsKey = ['requests'] as const;
const detailKey = (id: string) => [...requestsKey, 'detail', id] as const;

const newestShown = 3;

/** The client's own requests. */
export const myRequests = (call: RequestListCall) =>
  queryOptions({
    queryKey: [...requestsKey, 'mine', call],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/get-requests', { params: { query: call }, signal })),
    placeholderData: keepPreviousData,
  });

/** What the dashboard shows: the newest, and the figures over all of them. */
export const newestRequests = () => myRequests({ limit: newestShown });

/** The replies that were promised and are still owed. */
export const upcoming = () =>
  queryOptions({
    queryKey: [...requestsKey, 'upcoming'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/upcoming', { signal })),
    select: (answer) => answer.upcoming,
  });

export const requestDetail = (id: string) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: ({ signal }): Promise<RequestAnswer> =>
      unwrap(api.GET('/api/requests/{id}', { params: { path: { id } }, signal })),
    select: (answer) => answer.request,
  });

/**
 * Each answers with the request as it is now; a second try with the same key changes nothing twice.
 * @throws ApiError, NetworkError
 */
export const commentOnRequest = (id: string, text: string, key: string): Promise<RequestAnswer> =>
  unwrap(api.POST('/api/requests/{id}/comments', { params: params(id, key), body: { text } }));

export const withdrawRequest = (id: string, reason: string, key: string): Promise<RequestAnswer> =>
  unwrap(
    api.POST('/api/requests/{id}/withdraw', {
      params: params(id, key),
      body: reason ? { reason } : {},
    }),
  );

export const reopenRequest = (id: string, reason: string, key: string): Promise<RequestAnswer> =>
  unwrap(api.POST('/api/requests/{id}/reopen', { params: params(id, key), body: { reason } }));

const params = (id: string, key: string) => ({ path: { id }, header: { 'Idempotency-Key': key } });
