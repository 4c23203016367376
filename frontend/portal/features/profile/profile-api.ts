import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { Provider } from '../../../api/generated/enums';
import { replaceToken } from '../../../api/session-store';
import type { AnswerOf } from '../../../api/types';

export type Session = AnswerOf<'/api/sessions', 'get'>['sessions'][number];
export type MailPreferences = AnswerOf<'/api/profile/mail-preferences', 'get'>;
export type SignInMethods = AnswerOf<'/api/auth/methods', 'get'>;

export const sessions = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/sessions', { signal })),
    select: (answer) => answer.sessions,
  });

export const signInMethods = () =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/methods', { signal })),
  });

export const mailPreferences = () =>
  queryOptions({
    queryKey: ['mail-preferences'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile/mail-preferences', { signal })),
  });

export const saveMailPreferences = (body: Pick<MailPreferences, 'preferences' | 'timeZone'>) =>
  unwrap(
    api.PUT('/api/profile/mail-preferences', {
      body,
    }),
  );

/**
 * Confirms the password; the session then counts as fresh.
 * @throws ApiError, NetworkError
 */
export async function confirmPassword(currentPassword: string): Promise<void> {
  const { token, expiresAt } = await unwrap(
    api.POST('/api/reauthenticate', { body: { currentPassword } }),
  );
  replaceToken(token, expiresAt);
}

/**
 * Leaves for the provider's page, which returns with `?link=`.
 * @throws ApiError, NetworkError
 */
export async function leaveToLink(provider: Provider): Promise<void> {
  const { url } = await unwrap(
    api.POST('/api/auth/link/{provider}', { params: { path: { provider } } }),
  );
  window.location.assign(url);
}

export const link = () => unwrap(api.POST('/api/auth/link'));

export const unlink = (provider: Provider) =>
  unwrap(api.DELETE('/api/auth/link/{provider}', { params: { path: { provider } } }));

export const endSession = (id: string) =>
  unwrap(api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));

export const endOtherSessions = () => unwrap(api.DELETE('/api/sessions'));
