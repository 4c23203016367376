import { newKey } from '../lib/new-key';

/**
 * Where the login token lives in this browser. "Remember me" keeps it in localStorage; otherwise it
 * stays in sessionStorage, ends with the browser, and new tabs ask the open ones for it, so that a
 * link opened in a second tab does not ask for the password again.
 */
const storageKey = 'fenwright.session';
const channelName = 'fenwright.session';
const askFor = 150;

export interface StoredSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  /** It was opened from a mail about this request and reaches nothing else. */
  only?: string;
  /** The second step of the sign-in is missing: the token reaches what proves it alone. */
  isHalf?: boolean;
}

/** Whether somebody chose to leave, here or in another tab, or the server ended it. */
export type SessionEnd = 'signed-out' | 'ended';

type SharedMessage =
  | { kind: 'ask'; id: string }
  /** Answers the question with this id, and nobody else's. */
  | { kind: 'have'; id: string; session: StoredSession }
  /** The session of this token got a new one. */
  | { kind: 'replaced'; token: string; by: StoredSession }
  | { kind: 'ended'; token: string | undefined; why: SessionEnd };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
const listeners = new Set<(why: SessionEnd) => unknown>();
const halfListeners = new Set<() => unknown>();

export function currentSession(): StoredSession | null {
  const session = read(localStorage) ?? read(sessionStorage);
  return session && Date.parse(session.expiresAt) > Date.now() ? session : null;
}

/** Null where its second step is missing: no screen can ask for anything yet. */
export function wholeSession(): StoredSession | null {
  const session = currentSession();
  return session?.isHalf ? null : session;
}

export function keepSession(session: StoredSession, remember: boolean): void {
  forget();
  (remember ? localStorage : sessionStorage).setItem(storageKey, JSON.stringify(session));
}

/**
 * A new token for the same session (after a change of the password or the address): it stays where the
 * old one was, and the other tabs, which the server gives half a minute, take it too.
 */
export function replaceToken(token: string, expiresAt?: string): void {
  const old = currentSession();
  if (!old) return;
  const { only } = old;
  const by = { token, expiresAt: expiresAt ?? old.expiresAt, ...(only && { only }) };
  put(by);
  channel?.postMessage({ kind: 'replaced', token: old.token, by } satisfies SharedMessage);
}

function put(session: StoredSession): void {
  for (const storage of [localStorage, sessionStorage]) {
    if (read(storage)) storage.setItem(storageKey, JSON.stringify(session));
  }
}

/** True where a session was kept that is over by the clock. */
export function hasExpiredSession(): boolean {
  return currentSession() === null && (read(localStorage) ?? read(sessionStorage)) !== null;
}

/** Ends it in this browser: every tab is told. */
export function endSession(why: SessionEnd = 'signed-out'): void {
  const token = currentSession()?.token;
  forget();
  channel?.postMessage({ kind: 'ended', token, why } satisfies SharedMessage);
}

/** Called when another tab ends the session, or when the server refuses the token. */
export function onSessionEnded(listener: (why: SessionEnd) => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The server no longer takes this token, or wanted one where there was none; a token that has been
 * replaced meanwhile is of no interest.
 */
export function sessionRefused(token: string | undefined): void {
  if (currentSession()?.token !== token) return;
  endSession('ended');
  listeners.forEach((listener) => listener('ended'));
}

/** The server wants the second step, which was set up somewhere else since. */
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

/** Once, before the first screen: asks the other tabs when this one holds no session. */
export async function adoptSessionFromOtherTabs(): Promise<void> {
  if (!channel) return;
  channel.addEventListener('message', ({ data }: MessageEvent<SharedMessage>) => answer(data));
  if (currentSession()) return;
  const session = await askOtherTabs(channel);
  if (session && !currentSession()) keepSession(session, false);
}

/** Null where no tab answers in time: what another tab says later is for somebody else. */
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
  // Other tabs would be kept from their pages by one that reaches a single request.
  if (message.kind === 'ask' && own && !own.only) {
    channel?.postMessage({
      kind: 'have',
      id: message.id,
      session: own,
    } satisfies SharedMessage);
  }
  const held = currentSession()?.token;
  if (message.kind === 'replaced' && held === message.token) put(message.by);
  // Whoever is signed in here by another session stays so.
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
  const isWhole = only === undefined || typeof only === 'string';
  return typeof token === 'string' && typeof expiresAt === 'string' && isWhole;
}
