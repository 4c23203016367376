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
  it('outlives the browser only when it shall be remembered', () => {
    keepSession({ token: 'a', expiresAt: soon() }, false);
    expect(localStorage).toHaveLength(0);
    expect(currentSession()?.token).toBe('a');
    keepSession({ token: 'b', expiresAt: soon() }, true);
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()?.token).toBe('b');
  });

  it('counts as none once it has expired, or when the storage holds something else', () => {
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

  it('ends, and tells the screens, when the server refuses the current token only', () => {
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

  it('ends as well where a call was made without a token, and none is there', () => {
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
