import { type AnswerOf, type GetPath, q, type RequestDetail } from '../../../api/call';

/**
 * Queries that a changed request may affect. Includes companies, because membership decides what
 * request lists show.
 */
export const requestPaths: readonly GetPath[] = [
  '/api/get-requests',
  '/api/upcoming',
  '/api/requests/{id}',
  '/api/requests/{id}/calls',
  '/api/requests/{id}/rating',
  '/api/calls',
  '/api/calls/upcoming',
  '/api/calls/without-host',
  '/api/ratings/open',
  '/api/admin-requests',
  '/api/manager-requests',
  '/api/support-requests',
  '/api/staff-dashboard',
  '/api/proposals',
  '/api/proposals/{id}',
  '/api/requests/{id}/proposals',
  '/api/company',
  '/api/company/requests',
  '/api/organisations',
  '/api/organisations/{id}',
  '/api/organisations/{id}/requests',
];

const newestShown = 3;

export const newestRequests = () => q('/api/get-requests', { query: { limit: newestShown } });

/** Open response deadlines, and requests that wait for the client. */
export const upcoming = () => q('/api/upcoming');

export const requestDetail = (id: string) =>
  q('/api/requests/{id}', { path: { id } }, { select: (answer) => answer.request });

export type RequestChanged =
  | AnswerOf<'/api/requests/{id}/comments', 'post'>
  | AnswerOf<'/api/requests/{id}/withdraw', 'post'>
  | AnswerOf<'/api/requests/{id}', 'put'>;

export const withChange = (request: RequestDetail, changed: RequestChanged): RequestDetail => ({
  ...request,
  ...changed.request,
  ...('comment' in changed && { comments: [...request.comments, changed.comment] }),
  ...('entry' in changed && changed.entry && { history: [...request.history, changed.entry] }),
});
