import { type AnswerOf, q, type RequestDetail } from '../../../api/call';

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
