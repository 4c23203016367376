import { call, type Provider, q } from '../../../api/call';
import { replaceToken } from '../../../api/session-store';

export const sessions = () =>
  q('/api/sessions', undefined, { select: (answer) => answer.sessions });

/**
 * Confirms the password; the session then counts as fresh.
 * @throws ApiError, NetworkError
 */
export async function confirmPassword(currentPassword: string): Promise<void> {
  const { token, expiresAt } = await call('POST /api/reauthenticate').send({ currentPassword });
  replaceToken(token, expiresAt);
}

/**
 * Leaves for the provider's page, which returns with `?link=`.
 * @throws ApiError, NetworkError
 */
export async function leaveToLink(provider: Provider): Promise<void> {
  const { url } = await call('POST /api/auth/link/{provider}', { path: { provider } }).send();
  window.location.assign(url);
}
