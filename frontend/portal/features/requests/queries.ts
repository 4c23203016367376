import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { AnswerOf, RequestDetail } from '../../../api/types';
import type { WizardValues } from '../wizard/wizard-fields';
import type { paths as Api } from '../../../api/generated/schema';

export type RequestListCall = NonNullable<Api['/api/get-requests']['get']['parameters']['query']>;
export type RequestAnswer = { request: RequestDetail };

/** Prefix of all queries that show requests, to invalidate them together. */
export const requestsKey = ['requests'] as const;
const detailKey = (id: string) => [...requestsKey, 'detail', id] as const;

const newestShown = 3;

export const newestRequests = () =>
  queryOptions({
    queryKey: [...requestsKey, 'newest'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/get-requests', { params: { query: { limit: newestShown } }, signal })),
  });

/** Open response deadlines. */
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
 * Entries older than `before`.
 * @throws ApiError, NetworkError
 */
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

export type RequestChanged =
  | AnswerOf<'/api/requests/{id}/comments', 'post', 201>
  | AnswerOf<'/api/requests/{id}/withdraw', 'post'>
  | AnswerOf<'/api/requests/{id}', 'put'>;

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

/**
 * Sends a message with an optional change to the request.
 * @throws ApiError, NetworkError
 */
export const sendMessage = (id: string, body: Answer): Promise<RequestChanged> =>
  unwrap(api.POST('/api/requests/{id}/comments', { params: { path: { id } }, body }));

/**
 * Replaces the whole form.
 * @throws ApiError, NetworkError
 */
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
