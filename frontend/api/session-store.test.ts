/** @jest-environment ./test/support/jsdom-environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  currentSession,
  endSession,
  hasExpiredSession,
  isSignedOutElsewhere,
  keepSession,
  onSessionEnded,
  replaceToken,
  sessionRefused,
} from './session-store';

const soon = () => new Date(Date.now() + 60_000).toISOString();
const key = 'fenwright.session';

/** Issued by a server whose clock is behind this browser's. */
function tokenFor(seconds: number, { behindBy = 0 } = {}): string {
  const iat = Math.floor(Date.now() / 1_000) - behindBy;
  return `e30.${btoa(JSON.stringify({ sub: 'someone', iat, exp: iat + seconds }))}.signature`;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session in the browser', () => {
  it('outlives the browser only with "Remember me"', () => {
    keepSession({ token: 'a' }, false);
    expect(localStorage).toHaveLength(0);
    expect(currentSession()?.token).toBe('a');
    keepSession({ token: 'b' }, true);
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()?.token).toBe('b');
  });

  it('is ignored if it has expired or the storage holds something else', () => {
    keepSession({ token: tokenFor(-1) }, true);
    expect(currentSession()).toBeNull();
    localStorage.setItem(key, '{"token":1}');
    expect(currentSession()).toBeNull();
    localStorage.setItem(key, 'not json');
    expect(currentSession()).toBeNull();
  });

  it.each([
    ['20 minutes fast', 20 * 60, 15 * 60],
    ['65 minutes fast', 65 * 60, 60 * 60],
    ['13 hours fast', 13 * 3_600, 12 * 3_600],
    ['13 hours slow', -13 * 3_600, 12 * 3_600],
  ])('lasts its whole time with a clock that is %s', (_clock, behindBy, seconds) => {
    const start = Date.now();
    keepSession({ token: tokenFor(seconds, { behindBy }) }, false);
    replaceToken(tokenFor(seconds, { behindBy }));
    const now = jest.spyOn(Date, 'now');
    now.mockReturnValue(start + (seconds - 5) * 1_000);
    expect(currentSession()).not.toBeNull();
    now.mockReturnValue(start + (seconds + 5) * 1_000);
    expect(hasExpiredSession()).toBe(true);
    now.mockRestore();
  });

  it('keeps its place when the token is replaced', () => {
    keepSession({ token: 'a' }, true);
    replaceToken('b');
    expect(currentSession()?.token).toBe('b');
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends and notifies listeners only if the server refuses the current token', () => {
    const ended = jest.fn();
    const stop = onSessionEnded(ended);
    keepSession({ token: 'new' }, true);
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
    keepSession({ token: 'a' }, true);
    sessionRefused(undefined);
    expect(currentSession()?.token).toBe('a');
    keepSession({ token: tokenFor(-1) }, true);
    expect(hasExpiredSession()).toBe(true);
    sessionRefused(undefined);
    expect(hasExpiredSession()).toBe(false);
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is known to be over in a tab that missed that another one signed out', () => {
    const token = tokenFor(60);
    keepSession({ token }, false);
    expect(isSignedOutElsewhere()).toBe(false);
    endSession();
    keepSession({ token: `${token}-of-another-session` }, false);
    expect(isSignedOutElsewhere()).toBe(false);
    keepSession({ token }, false);
    expect(isSignedOutElsewhere()).toBe(true);
    expect(currentSession()).toBeNull();
  });

  it('is gone after signing out', () => {
    keepSession({ token: 'a' }, false);
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
