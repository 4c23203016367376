import type { QueryClient } from '@tanstack/react-query';
import { signedInUser } from '../../api/live-call';
import { read } from '../../api/call';
import { LiveUpdates } from './apply';
import { type SharedStream, shareStream } from './leader';
import type { LiveMessage, LiveSignal } from './messages';

/** Polling intervals in ms, without a stream and with one. */
const pollEvery = 30_000;
const pollSeldom = 300_000;

const listeners = new Set<(signal: LiveSignal) => void>();

export function onLiveSignal(listener: (signal: LiveSignal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps signed-in screens up to date, by the stream or by polling. */
export function startLive(queryClient: QueryClient): () => void {
  const updates = new LiveUpdates(queryClient);
  const user = signedInUser();
  let wasReady = false;
  const stream: SharedStream | null = user
    ? shareStream({
        user,
        onPart: ({ message }) => {
          if (message) take(message, updates);
          // After reconnecting, missed messages are replayed except notices, so these are refetched.
          if (message?.event !== 'ready') return;
          if (wasReady) updates.noticesChanged();
          wasReady = true;
        },
        checkSession: () => read('/api/me'),
      })
    : null;
  let asked = Date.now();
  const timer = setInterval(() => {
    const every = stream?.isLive() ? pollSeldom : pollEvery;
    if (document.hidden || Date.now() - asked < every) return;
    asked = Date.now();
    updates.everythingChanged();
  }, 1_000);
  return () => {
    clearInterval(timer);
    stream?.stop();
    updates.stop();
  };
}

function take(message: LiveMessage, updates: LiveUpdates): void {
  // Membership decides who sees any of the company's requests; calls and proposals stand in several lists.
  if (
    message.event === 'change' &&
    ['organisation', 'call', 'proposal'].includes(message.data.subject)
  ) {
    updates.everythingChanged();
  } else if (message.event === 'change') {
    updates.requestChanged(message.data.id, message.data.isOwn === true);
  }
  if (message.event === 'notices') updates.noticesChanged();
  if (message.event === 'reset') updates.everythingChanged();
  if (message.event === 'signal') listeners.forEach((listener) => listener(message.data));
}
