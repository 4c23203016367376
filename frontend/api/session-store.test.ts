/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  currentSession,
  endSession,
  hasExpiredSession,
  keepSession,
  onSessionEnded,
  replaceToken,
  sessionRefused,
} from './session-store';

const soon = () => new Date(Date.now() + 60_000).toISOString();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session in the browser', () => {
  it('outlives the browser only with "Remember me"', () => {
    keepSession({ token: 'a', expiresAt: soon() }, false);
    expect(localStorage).toHaveLength(0);
    expect(currentSession()?.token).toBe('a');
    keepSession({ token: 'b', expiresAt: soon() }, true);
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()?.token).toBe('b');
  });

  it('is ignored if it has expired or the storage holds something else', () => {
    keepSession({ token: 'a', expiresAt: new Date(Date.now() - 1).toISOString() }, true);
    expect(currentSession()).toBeNull();
    localStorage.setItem('fenwright.session', '{"token":1}');
    expect(currentSession()).toBeNull();
    localStorage.setItem('fenwright.session', 'not json');
    expect(currentSession()).toBeNull();
  });

  it('keeps its place when the token is replaced', () => {
    keepSession({ token: 'a', expiresAt: soon() }, true);
    replaceToken('b');
    expect(currentSession()?.token).toBe('b');
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends and notifies listeners only if the server refuses the current token', () => {
    const ended = jest.fn();
    const stop = onSessionEnded(ended);
    keepSession({ token: 'new', expiresAt: soon() }, true);
    sessionRefused('old');
    expect(currentSession()?.token).toBe('new');
    sessionRefused('new');
    expect(currentSession()).toBeNull();
    expect(ended.mock.calls).toEqual([['ended']]);
    stop();
  });

  it('also notifies listeners if a call without a token is refused and there is no session', () => {
    const ended = jest.fn();
    const stop = onSessionEnded(ended);
    keepSession({ token: 'a', expiresAt: soon() }, true);
    sessionRefused(undefined);
    expect(currentSession()?.token).toBe('a');
    keepSession({ token: 'a', expiresAt: new Date(Date.now() - 1).toISOString() }, true);
    expect(hasExpiredSession()).toBe(true);
    sessionRefused(undefined);
    expect(hasExpiredSession()).toBe(false);
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is gone after signing out', () => {
    keepSession({ token: 'a', expiresAt: soon() }, false);
    endSession();
    expect(currentSession()).toBeNull();
  });
});

/** The test is the other end of this channel. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  readonly sent: { kind: string; id?: string }[] = [];
  constructor() {
    super();
    Channel.opened.push(this);
  }
  postMessage(message: { kind: string; id?: string }): void {
    this.sent.push(message);
  }
  hear(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

describe('a new tab without a session', () => {
  const theirs = () => ({ token: 'theirs', expiresAt: soon() });

  async function newTab() {
    jest.resetModules();
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const store = await import('./session-store');
    return { store, channel: Channel.opened.at(-1)! };
  }

  it('asks the other tabs and takes the answer to its own question', async () => {
    const { store, channel } = await newTab();
    const adopted = store.adoptSessionFromOtherTabs();
    channel.hear({ kind: 'have', id: 'of-another-tab', session: { ...theirs(), token: 'other' } });
    channel.hear({ kind: 'have', id: channel.sent[0]?.id, session: theirs() });
    await adopted;
    expect(store.currentSession()?.token).toBe('theirs');
    expect(sessionStorage).toHaveLength(1);
  });

  it('ignores a session sent to another tab later', async () => {
    const { store, channel } = await newTab();
    await store.adoptSessionFromOtherTabs();
    channel.hear({ kind: 'have', id: 'of-another-tab', session: theirs() });
    channel.hear({ kind: 'have', id: channel.sent[0]?.id, session: theirs() });
    expect(store.currentSession()).toBeNull();
  });

  it('ignores a late answer after signing out', async () => {
    const { store, channel } = await newTab();
    const adopted = store.adoptSessionFromOtherTabs();
    const { id } = channel.sent[0]!;
    channel.hear({ kind: 'have', id, session: theirs() });
    await adopted;
    store.endSession();
    channel.hear({ kind: 'have', id, session: theirs() });
    expect(store.currentSession()).toBeNull();
  });
});
