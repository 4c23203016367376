import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client';
import type { AnswerOf } from '../../api/types';

export type User = AnswerOf<'/api/me', 'get'>['user'];

export const me = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/me', { signal })),
    select: (answer) => answer.user,
    staleTime: 60_000,
  });

export const access = () =>
  queryOptions({
    queryKey: ['access'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/check-user-role', { signal })),
    staleTime: 60_000,
  });

/** Says whether the server takes the caller for an admin: 403 where not. */
export const adminCheck = () =>
  queryOptions({
    queryKey: ['admin-auth'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin-auth', { signal })),
  });

/** The providers (Google, Facebook) that one can sign in with here. */
export const availableProviders = () =>
  queryOptions({
    queryKey: ['available-providers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/providers', { signal })),
    select: (answer) => answer.providers,
    staleTime: 60_000,
    retry: false,
  });
