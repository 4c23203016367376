import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { Role } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import type { paths } from '../../../api/generated/schema';
import type { Person } from '../../../api/types';

export const peopleKey = ['people'] as const;

export const personDetail = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/people/{id}', { params: { path: { id } }, signal })),
    // Personal data is not cached for a closed dialog.
    gcTime: 0,
  });

export const personSessions = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'sessions', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/people/{id}/sessions', { params: { path: { id } }, signal })),
    gcTime: 0,
  });

export type Invitation =
  paths['/api/people/invitations']['post']['requestBody']['content']['application/json'];

/**
 * @throws ApiError (409 `account_exists`, `staff_already`, `account_deactivated`; 422; 429
 * `too_many_mails`), NetworkError
 */
export const inviteStaff = (body: Invitation) =>
  unwrap(api.POST('/api/people/invitations', { body }));

/** The account that already has the invited address, if the invitation was refused for that. */
export const accountIn = (error: unknown): Person | null =>
  hasCode(error, 'account_exists') ? (error.problem.current as Person) : null;

/** @throws ApiError (409 `version_conflict`, `last_admin`), NetworkError */
export const changeRole = (id: string, role: Role, version: number) =>
  unwrap(api.PUT('/api/people/{id}/role', { params: { path: { id } }, body: { role, version } }));

/** @throws ApiError (409 `version_conflict`, `last_admin`), NetworkError */
export const changeActive = (id: string, isActive: boolean, version: number) =>
  unwrap(
    api.PUT('/api/people/{id}/active', { params: { path: { id } }, body: { isActive, version } }),
  );

/** @throws ApiError (409 `no_second_factor`, `own_second_factor`), NetworkError */
export const resetFactor = (id: string) =>
  unwrap(api.DELETE('/api/people/{id}/second-factor', { params: { path: { id } } }));

/**
 * Ends one of a user's sessions, or all.
 * @throws ApiError, NetworkError
 */
export const endSessions = (id: string, sessionId?: string) =>
  sessionId === undefined
    ? unwrap(api.DELETE('/api/people/{id}/sessions', { params: { path: { id } } }))
    : unwrap(
        api.DELETE('/api/people/{id}/sessions/{sessionId}', {
          params: { path: { id, sessionId } },
        }),
      );
