import { newKey } from '../lib/new-key';
import { claimsOf } from './token-claims';

/**
 * The login token in this browser: in localStorage with "Remember me", otherwise in sessionStorage.
 * New tabs then ask the open ones, so a link opened in a second tab needs no password.
 */
const storageKey = 'fenwright.session';
const channelName = 'fenwright.session';
const askFor = 150;
const endedKey = 'fenwright.ended';
const mostEnded = 5;

export interface StoredSession {
  token: string;
  /** By this browser's clock. Without it, only the server ends the session. */
  expiresAt?: string;
  /** Opened from an e-mail about this request; reaches nothing else. */
  only?: string;
  /** The second factor is missing: the token only reaches the calls that provide it. */
  isHalf?: boolean;
  /** Last answers that decide what a page asks for first, by query. */
  answers?: Record<string, unknown>;
}

export type SessionEnd = 'signed-out' | 'ended';

type SharedMessage =
  | { kind: 'ask'; id: string }
  | { kind: 'have'; id: string; session: StoredSession }
  | { kind: 'replaced'; token: string; by: StoredSession }
  | { kind: 'ended'; token: string | undefined; why: SessionEnd };

// The build evaluates this module in Node, which would wait for an open channel.
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel(channelName);
const listeners = new Set<(why: SessionEnd) => unknown>();
const halfListeners = new Set<() => unknown>();

export function currentSession(): StoredSession | null {
  const session = read(localStorage) ?? read(sessionStorage);
  return session && !isOver(session) ? session : null;
}

/** Null while the second factor is missing, because no data can be loaded yet. */
export function wholeSession(): StoredSession | null {
  const session = currentSession();
  return session?.isHalf ? null : session;
}

type NewSession = Omit<StoredSession, 'expiresAt'>;

export function keepSession(session: NewSession, remember: boolean): void {
  store({ ...session, ...endOf(session.token) }, remember);
}

function store(session: StoredSession, remember: boolean): void {
  forget();
  (remember ? localStorage : sessionStorage).setItem(storageKey, JSON.stringify(session));
}

/** Counted from now, because this browser's clock may be hours away from the server's. */
function endOf(token: string): Pick<StoredSession, 'expiresAt'> {
  const { iat, exp } = claimsOf(token);
  if (typeof iat !== 'number' || typeof exp !== 'number') return {};
  return { expiresAt: new Date(Date.now() + (exp - iat) * 1_000).toISOString() };
}

const isOver = ({ expiresAt }: StoredSession): boolean =>
  expiresAt !== undefined && !(Date.parse(expiresAt) > Date.now());

/**
 * A new token for the same session, after a change of password or address. Other tabs take it as
 * well: the server accepts the old one for half a minute.
 */
export function replaceToken(token: string): void {
  const old = currentSession();
  if (!old) return;
  const { only } = old;
  const by = { token, ...endOf(token), ...(only && { only }) };
  put(by);
  channel?.postMessage({ kind: 'replaced', token: old.token, by } satisfies SharedMessage);
}

export function keepAnswer(query: string, answer: unknown): void {
  const session = currentSession();
  if (session) put({ ...session, answers: { ...session.answers, [query]: answer } });
}

function put(session: StoredSession): void {
  for (const storage of [localStorage, sessionStorage]) {
    if (read(storage)) storage.setItem(storageKey, JSON.stringify(session));
  }
}

export function hasExpiredSession(): boolean {
  return currentSession() === null && (read(localStorage) ?? read(sessionStorage)) !== null;
}

/** Ends the session in all tabs of this browser. */
export function endSession(why: SessionEnd = 'signed-out'): void {
  const token = currentSession()?.token;
  forget();
  if (token) localStorage.setItem(endedKey, [endOfToken(token), ...endedTokens()].join(' '));
  channel?.postMessage({ kind: 'ended', token, why } satisfies SharedMessage);
}

/** A tab that the browser had frozen misses the message of the tab that signed out. */
export function isSignedOutElsewhere(): boolean {
  const session = currentSession();
  if (session && !endedTokens().includes(endOfToken(session.token))) return false;
  forget();
  return true;
}

const endedTokens = (): string[] =>
  (localStorage.getItem(endedKey)?.split(' ') ?? []).slice(0, mostEnded);

/** Enough to tell tokens apart. */
const endOfToken = (token: string): string => token.slice(-12);

export function onSessionEnded(listener: (why: SessionEnd) => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server refused this token, or required one. Ignored if the token has been replaced. */
export function sessionRefused(token: string | undefined): void {
  if (currentSession()?.token !== token) return;
  endSession('ended');
  listeners.forEach((listener) => listener('ended'));
}

/** The server requires a second factor, set up elsewhere since. */
export function secondStepMissing(token: string | undefined): void {
  const session = currentSession();
  if (!session || session.token !== token || session.isHalf) return;
  put({ ...session, isHalf: true });
  halfListeners.forEach((listener) => listener());
}

export function onSecondStepMissing(listener: () => unknown): () => void {
  halfListeners.add(listener);
  return () => halfListeners.delete(listener);
}

export async function adoptSessionFromOtherTabs(): Promise<void> {
  if (!channel) return;
  channel.addEventListener('message', ({ data }: MessageEvent<SharedMessage>) => answer(data));
  if (currentSession()) return;
  const session = await askOtherTabs(channel);
  if (session && !currentSession()) store(session, false);
}

/** Null if no tab answers in time; later answers are ignored. */
async function askOtherTabs(channel: BroadcastChannel): Promise<StoredSession | null> {
  const id = newKey();
  const listening = new AbortController();
  try {
    return await new Promise((resolve) => {
      setTimeout(() => resolve(null), askFor);
      const hear = ({ data }: MessageEvent<SharedMessage>) => {
        if (data.kind === 'have' && data.id === id) resolve(data.session);
      };
      channel.addEventListener('message', hear, { signal: listening.signal });
      channel.postMessage({ kind: 'ask', id } satisfies SharedMessage);
    });
  } finally {
    listening.abort();
  }
}

function answer(message: SharedMessage): void {
  const own = read(sessionStorage);
  // A session limited to one request would lock other tabs out of their pages.
  if (message.kind === 'ask' && own && !own.only) {
    channel?.postMessage({
      kind: 'have',
      id: message.id,
      session: own,
    } satisfies SharedMessage);
  }
  const held = currentSession()?.token;
  if (message.kind === 'replaced' && held === message.token) put(message.by);
  // A different session in this tab continues.
  if (message.kind === 'ended' && (held === undefined || held === message.token)) {
    forget();
    listeners.forEach((listener) => listener(message.why));
  }
}

function forget(): void {
  localStorage.removeItem(storageKey);
  sessionStorage.removeItem(storageKey);
}

function read(storage: Storage): StoredSession | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return isSession(found) ? found : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, expiresAt, only } = value as Partial<StoredSession>;
  const isWhole = [expiresAt, only].every((text) => text === undefined || typeof text === 'string');
  return typeof token === 'string' && isWhole;
}
