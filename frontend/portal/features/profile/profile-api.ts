import { call } from '../../../api/call';
import { replaceToken } from '../../../api/session-store';

/**
 * Confirms the password; the session then counts as fresh.
 * @throws ApiError, NetworkError
 */
export async function confirmPassword(currentPassword: string): Promise<void> {
  const { token } = await call('POST /api/reauthenticate').send({ currentPassword });
  replaceToken(token);
}
