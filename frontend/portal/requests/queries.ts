import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client';

/** The client's own requests, newest first. */
export const requestList = () =>
  queryOptions({
    queryKey: ['requests', 'mine'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/get-requests', { signal })),
  });

export const requestDetail = (id: string) =>
  queryOptions({
    queryKey: ['requests', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/requests/{id}', { params: { path: { id } }, signal })),
    select: (answer) => answer.request,
  });
