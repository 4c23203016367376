import { api, unwrap } from '../../api/client';
import type { Provider } from '../../api/generated/enums';
import { currentSession, endSession, keepSession } from '../../api/session-store';
import { queryClient } from '../query-client';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Returns the provider (Google, Facebook) that could now be linked to this account, if one waits.
 * @throws ApiError, NetworkError
 */
export async function signIn({
  email,
  password,
  remember,
}: Credentials): Promise<Provider | undefined> {
  const answer = await unwrap(api.POST('/api/login', { body: { email, password, remember } }));
  startSession(answer, remember);
  return answer.linkOffer;
}

/** Turns the one-time code of a provider sign-in into a session. @throws ApiError, NetworkError */
export async function exchangeCode(code: string): Promise<void> {
  startSession(await unwrap(api.POST('/api/auth/exchange', { body: { code } })), false);
}

/** The button of a mail, pressed; returns the id of the request it opens. @throws ApiError, NetworkError */
export async function openFromMail(token: string): Promise<string> {
  const answer = await unwrap(api.POST('/api/mail-links/use', { body: { token } }));
  queryClient.clear();
  const { token: bearer, expiresAt, requestId, level } = answer;
  keepSession({ token: bearer, expiresAt, only: requestId, ...halfAt(level) }, false);
  return requestId;
}

/**
 * Forgets the session here at once; the server is told too, but nobody waits for it. Leave for a page
 * outside: what was loaded is forgotten then.
 */
export function signOut(): void {
  const session = currentSession();
  endSession();
  if (!session) return;
  const headers = { authorization: `Bearer ${session.token}` };
  void unwrap(api.POST('/api/logout', { headers, keepalive: true })).catch(() => undefined);
}

/** By what a passkey answered; see features/second-factor. */
export function startSession(answer: Started, remember: boolean): void {
  queryClient.clear();
  const { token, expiresAt, level } = answer;
  keepSession({ token, expiresAt, ...halfAt(level) }, remember);
}

interface Started {
  token: string;
  expiresAt: string;
  level: 1 | 2;
}

const halfAt = (level: 1 | 2) => (level === 1 ? { isHalf: true } : {});
