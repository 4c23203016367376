import { api, unwrap } from '../../../../api/client';
import type { RequestDetail } from '../../../../api/types';

export type People = RequestDetail['people'];

/** @throws ApiError (403, 404, 409 `participants_full`, 422), NetworkError */
export const addParticipant = (id: string, body: { memberId?: string; email?: string }) =>
  unwrap(api.POST('/api/requests/{id}/participants', { params: { path: { id } }, body }));

/** @throws ApiError (400, 404, 409, 410), NetworkError */
export const joinRequest = (token: string) =>
  unwrap(api.POST('/api/requests/join', { body: { token } }));

/** @throws ApiError (403, 404), NetworkError */
export const revokeInvitation = (id: string, invitationId: string) =>
  unwrap(
    api.DELETE('/api/requests/{id}/invitations/{invitationId}', {
      params: { path: { id, invitationId } },
    }),
  );

/** @throws ApiError (403, 404), NetworkError */
export const removeParticipant = (id: string, userId: string) =>
  unwrap(
    api.DELETE('/api/requests/{id}/participants/{userId}', { params: { path: { id, userId } } }),
  );

/** @throws ApiError (404, 409), NetworkError */
export const setPrivacy = (id: string, body: { isPrivate: boolean; organisation?: boolean }) =>
  unwrap(api.PUT('/api/requests/{id}/privacy', { params: { path: { id } }, body }));
