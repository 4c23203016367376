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
}

type SharedMessage = { kind: 'ask' } | { kind: 'have'; session: StoredSession } | { kind: 'ended' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
const listeners = new Set<() => unknown>();

export function currentSession(): StoredSession | null {
  const session = read(localStorage) ?? read(sessionStorage);
  return session && Date.parse(session.expiresAt) > Date.now() ? session : null;
}

export function keepSession(session: StoredSession, remember: boolean): void {
  forget();
  (remember ? localStorage : sessionStorage).setItem(storageKey, JSON.stringify(session));
}

/** A new token for the same session (after a profile change): it stays where the old one was. */
export function replaceToken(token: string, expiresAt?: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    const session = read(storage);
    if (session)
      storage.setItem(
        storageKey,
        JSON.stringify({ token, expiresAt: expiresAt ?? session.expiresAt }),
      );
  }
}

/** Ends it in this browser: every tab is told. */
export function endSession(): void {
  forget();
  channel?.postMessage({ kind: 'ended' } satisfies SharedMessage);
}

/** Called when another tab ends the session, or when the server refuses the token. */
export function onSessionEnded(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server no longer takes this token; one that has been replaced meanwhile is of no interest. */
export function sessionRefused(token: string): void {
  if (currentSession()?.token !== token) return;
  endSession();
  listeners.forEach((listener) => listener());
}

/** Once, before the first screen: asks the other tabs when this one holds no session. */
export async function adoptSessionFromOtherTabs(): Promise<void> {
  if (!channel) return;
  channel.addEventListener('message', ({ data }: MessageEvent<SharedMessage>) => answer(data));
  if (currentSession()) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, askFor);
    channel.addEventListener('message', ({ data }: MessageEvent<SharedMessage>) => {
      if (data.kind !== 'have') return;
      if (!currentSession()) keepSession(data.session, false);
      clearTimeout(timer);
      resolve();
    });
    channel.postMessage({ kind: 'ask' } satisfies SharedMessage);
  });
}

function answer(message: SharedMessage): void {
  const own = read(sessionStorage);
  if (message.kind === 'ask' && own) {
    channel?.postMessage({ kind: 'have', session: own } satisfies SharedMessage);
  }
  if (message.kind === 'ended') {
    forget();
    listeners.forEach((listener) => listener());
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
  const { token, expiresAt } = value as Partial<StoredSession>;
  return typeof token === 'string' && typeof expiresAt === 'string';
}
