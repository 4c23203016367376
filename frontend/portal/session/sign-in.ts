import { call } from '../../api/call';
import { currentSession, endSession, keepSession } from '../../api/session-store';
import { queryClient } from '../query-client';

/**
 * Exchanges an identity provider's one-time code for a session.
 * @throws ApiError, NetworkError
 */
export async function exchangeCode(code: string): Promise<void> {
  startSession(await call('POST /api/auth/exchange').send({ code }), false);
}

/**
 * Starts a session from an e-mail's button; returns the id of its request.
 * @throws ApiError, NetworkError
 */
export async function openFromMail(token: string): Promise<string> {
  const answer = await call('POST /api/mail-links/use').send({ token });
  queryClient.clear();
  const { token: bearer, requestId, level } = answer;
  keepSession({ token: bearer, only: requestId, ...halfAt(level) }, false);
  return requestId;
}

/**
 * Ends the session here at once, without waiting for the server. Callers must then leave the
 * portal, which clears loaded data.
 */
export function signOut(): void {
  const session = currentSession();
  endSession();
  if (!session) return;
  const headers = { authorization: `Bearer ${session.token}` };
  void call('POST /api/logout')
    .send(undefined, { headers, keepalive: true })
    .catch(() => undefined);
}

/** After a sign-in, by password or passkey. */
export function startSession(answer: { token: string; level: 1 | 2 }, remember: boolean): void {
  queryClient.clear();
  const { token, level } = answer;
  keepSession({ token, ...halfAt(level) }, remember);
}

const halfAt = (level: 1 | 2) => (level === 1 ? { isHalf: true } : {});
