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

/** Succeeds for admins; 403 for others. */
export const adminCheck = () =>
  queryOptions({
    queryKey: ['admin-auth'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin-auth', { signal })),
  });

export const availableProviders = () =>
  queryOptions({
    queryKey: ['available-providers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/providers', { signal })),
    select: (answer) => answer.providers,
    staleTime: 60_000,
    retry: false,
  });
