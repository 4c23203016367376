import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, unwrapFile } from '../../../api/client';
import type { paths } from '../../../api/generated/schema';

type ExportQuery = NonNullable<paths['/api/subscribers/export']['get']['parameters']['query']>;

export const subscribersKey = ['subscribers'] as const;
export const subscriberListsKey = [...subscribersKey, 'list'] as const;

export const subscriberDetail = (id: string) =>
  queryOptions({
    queryKey: [...subscribersKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/subscribers/{id}', { params: { path: { id } }, signal })),
    // Personal data is not cached for a closed dialog, because the person may have been erased since.
    gcTime: 0,
  });

/**
 * The filters without the page, for an export.
 * @throws ApiError, NetworkError
 */
export const exportSubscribers = (query: ExportQuery) =>
  unwrapFile(api.GET('/api/subscribers/export', { params: { query }, parseAs: 'blob' }));

export type SubscriberAction = 'unsubscribe' | 'suppress' | 'release' | 'erase';

/** @throws ApiError, NetworkError */
export function changeSubscriber(id: string, action: SubscriberAction): Promise<unknown> {
  const call = { params: { path: { id } } };
  switch (action) {
    case 'unsubscribe':
      return unwrap(api.POST('/api/subscribers/{id}/unsubscribe', call));
    case 'suppress':
      return unwrap(api.POST('/api/subscribers/{id}/suppress', call));
    case 'release':
      return unwrap(api.POST('/api/subscribers/{id}/release', call));
    case 'erase':
      return unwrap(api.DELETE('/api/subscribers/{id}', call));
  }
}
