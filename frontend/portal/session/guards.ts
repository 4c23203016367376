import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { currentSession, hasExpiredSession } from '../../api/session-store';
import { ApiError } from '../../api/problem';
import { paths } from '../paths';
import { noteSessionEnd } from './end-notice';
import { takeNext } from './next-page';
import { EXCHANGE_FAILED, pendingCode } from './one-time-code';
import { exchangeCode } from './sign-in';

export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  const code = pendingCode();
  if (code !== null) {
    const error = await exchange(code);
    if (error !== null) throw redirect(signInWithProblem(error));
  }
  const session = currentSession();
  const { pathname, search } = new URL(request.url);
  if (session?.isHalf) throw redirect(paths.secondStep(pathname + search + hashAt(pathname)));
  if (session && (!session.only || isWithin(session.only, pathname))) return null;
  if (session) noteSessionEnd('password-needed');
  else if (hasExpiredSession()) noteSessionEnd('ended');
  throw redirect(paths.signIn(pathname + search + hashAt(pathname)));
}

/** The server refuses proposals of other requests. */
const isWithin = (requestId: string, pathname: string): boolean =>
  pathname === paths.request(requestId) ||
  /^\/dashboard\/proposals\/[^/]+(?:\/signed)?$/.test(pathname);

/** For the sign-in page: redirects users who are signed in, or return from an identity provider. */
export async function skipWhenSignedIn({ request }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  const code = pendingCode();
  if (code !== null) {
    const error = await exchange(code);
    if (error !== null) throw replace(signInWithProblem(error));
  }
  const isTold = url.searchParams.has('error') || url.searchParams.has('verified');
  const session = currentSession();
  if (session?.isHalf) throw replace(paths.secondStep(takeNext(url.searchParams)));
  if (session && !session.only && !isTold) throw replace(takeNext(url.searchParams));
  return null;
}

/** The router's request has no hash, but links in e-mails do. */
const hashAt = (pathname: string): string =>
  pathname === window.location.pathname ? window.location.hash : '';

/** Exchanges the code; returns an error code, or null on success. */
async function exchange(code: string): Promise<string | null> {
  try {
    await exchangeCode(code);
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status < 500 ? EXCHANGE_FAILED : 'server_error';
  }
}

const signInWithProblem = (error: string): string =>
  `${paths.signIn()}?${new URLSearchParams({ error })}`;
