import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { paths as Api } from '../../../api/generated/schema';
import type { AnswerOf } from '../../../api/types';
import { listSource } from '../../lists/list-source';

export type ApiToken = AnswerOf<'/api/tokens', 'get'>['tokens'][number];
export type NewApiToken = Api['/api/tokens']['post']['requestBody']['content']['application/json'];

export const ownTokensKey = ['api-tokens', 'own'] as const;
export const allTokensKey = ['api-tokens', 'all'] as const;

export const ownTokens = () =>
  queryOptions({
    queryKey: ownTokensKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/tokens', { signal })),
  });

export const allTokens = listSource({
  filters: {},
  query: ({ page, limit }) =>
    queryOptions({
      queryKey: [...allTokensKey, page],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/admin/tokens', { params: { query: { page, limit } }, signal })),
    }),
});

/** @throws ApiError (401 `reauthentication_required`, 409, 422), NetworkError */
export const createToken = (body: NewApiToken) => unwrap(api.POST('/api/tokens', { body }));

/** @throws ApiError, NetworkError */
export const revokeToken = (id: string) =>
  unwrap(api.DELETE('/api/tokens/{id}', { params: { path: { id } } }));

/**
 * Any user's token.
 * @throws ApiError, NetworkError
 */
export const revokeAnyToken = (id: string) =>
  unwrap(api.DELETE('/api/admin/tokens/{id}', { params: { path: { id } } }));
