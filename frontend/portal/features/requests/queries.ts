import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { AnswerOf, RequestDetail } from '../../../api/types';
import type { WizardValues } from '../wizard/wizard-fields';
import type { paths as Api } from '../../../api/generated/schema';

export type RequestListCall = NonNullable<Api['/api/get-requests']['get']['parameters']['query']>;
export type RequestAnswer = { request: RequestDetail };

/** Prefix of every query that shows requests; a change of one makes all of them stale. */
export const requestsKey = ['requests'] as const;
const detailKey = (id: string) => [...requestsKey, 'detail', id] as const;

const newestShown = 3;

/** What the dashboard shows: the client's newest, and the figures over all of them. */
export const newestRequests = () =>
  queryOptions({
    queryKey: [...requestsKey, 'newest'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/get-requests', { params: { query: { limit: newestShown } }, signal })),
  });

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

/** The entries older than `before`. @throws ApiError, NetworkError */
export async function commentsBefore(id: string, before: string) {
  const call = { params: { path: { id }, query: { before } } };
  const { comments, ...part } = await unwrap(api.GET('/api/requests/{id}/comments', call));
  return { ...part, entries: comments };
}

export async function historyBefore(id: string, before: string) {
  const call = { params: { path: { id }, query: { before } } };
  const { history, ...part } = await unwrap(api.GET('/api/requests/{id}/history', call));
  return { ...part, entries: history };
}

export async function notesBefore(id: string, before: string) {
  const call = { params: { path: { id }, query: { before } } };
  const { notes, ...part } = await unwrap(api.GET('/api/requests/{id}/notes', call));
  return { ...part, entries: notes };
}

type EditedRequest = Api['/api/requests/{id}']['put']['requestBody']['content']['application/json'];

/** The answer of a change: what it added, and the request without its long texts. */
export type RequestChanged =
  | AnswerOf<'/api/requests/{id}/comments', 'post', 201>
  | AnswerOf<'/api/requests/{id}/withdraw', 'post'>
  | AnswerOf<'/api/requests/{id}', 'put'>;

/** The cached request with a change applied. */
export function withChange(request: RequestDetail, changed: RequestChanged): RequestDetail {
  return {
    ...request,
    ...changed.request,
    ...('comment' in changed && { comments: [...request.comments, changed.comment] }),
    ...('entry' in changed && changed.entry && { history: [...request.history, changed.entry] }),
  };
}

type Answer =
  Api['/api/requests/{id}/comments']['post']['requestBody']['content']['application/json'];

/** A message, and what becomes of the request with it. @throws ApiError, NetworkError */
export const sendMessage = (id: string, body: Answer): Promise<RequestChanged> =>
  unwrap(api.POST('/api/requests/{id}/comments', { params: { path: { id } }, body }));

/** The whole form anew. @throws ApiError, NetworkError */
export const editRequest = (
  { _id, version }: RequestDetail,
  values: WizardValues,
): Promise<RequestChanged> =>
  unwrap(
    api.PUT('/api/requests/{id}', {
      params: { path: { id: _id } },
      body: { ...(values as EditedRequest), version },
    }),
  );

export const withdrawRequest = (id: string, reason: string): Promise<RequestChanged> =>
  unwrap(
    api.POST('/api/requests/{id}/withdraw', {
      params: { path: { id } },
      body: reason ? { reason } : {},
    }),
  );

export const reopenRequest = (id: string, reason: string): Promise<RequestChanged> =>
  unwrap(api.POST('/api/requests/{id}/reopen', { params: { path: { id } }, body: { reason } }));
