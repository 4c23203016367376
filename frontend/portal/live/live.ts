import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../api/call';
import { signedInUser } from '../../api/live-call';
import { LiveUpdates } from './apply';
import type { LiveMessage, LiveSignal, StreamPart } from './messages';
import { keepStream } from './stream';

/** Polling intervals in ms, without a stream and with one. */
const pollEvery = 30_000;
const pollSeldom = 300_000;

/** Null after a (re)connection: earlier signals are not repeated, so some may have been missed. */
type SignalListener = (signal: LiveSignal | null) => void;

const listeners = new Set<SignalListener>();

export function onLiveSignal(listener: SignalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps signed-in screens up to date, by the stream or by polling. */
export function startLive(queryClient: QueryClient): () => void {
  const updates = new LiveUpdates(queryClient);
  const user = signedInUser();
  let wasReady = false;
  const stream = user
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
  if (message.event === 'change') {
    const { subject, id, isOwn = false } = message.data;
    // Membership decides who sees any of the company's requests; the others stand in several lists.
    const isEverywhere = ['organisation', 'call', 'proposal', 'invoice', 'payment'].includes(
      subject,
    );
    if (isEverywhere) updates.everythingChanged();
    else updates.requestChanged(id, isOwn);
  }
  if (message.event === 'notices') updates.noticesChanged();
  if (message.event === 'reset') updates.everythingChanged();
  if (message.event === 'ready') listeners.forEach((listener) => listener(null));
  if (message.event === 'signal') listeners.forEach((listener) => listener(message.data));
}

/** After this silence the leader is considered dead. */
const trustedFor = 60_000;

type TabMessage = { kind: 'part'; part: StreamPart } | { kind: 'lost' } | { kind: 'ask' };

interface Options {
  user: string;
  onPart: (part: StreamPart) => void;
  checkSession: () => Promise<unknown>;
}

/**
 * One stream for all tabs of a browser: the tab with the lock reads it and forwards it. When that
 * tab closes, the next one gets the lock and resumes after the last message.
 */
function shareStream({ user, onPart, checkSession }: Options) {
  const name = `fenwright.live.${user}`;
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  let trustedUntil = 0;
  let isLeader = false;
  const tell = (message: TabMessage) => {
    if (!stopping.signal.aborted) channel.postMessage(message);
  };
  const reader = {
    lastId: null as string | null,
    onPart: (part: StreamPart) => {
      trustedUntil = Date.now() + trustedFor;
      tell({ kind: 'part', part });
      onPart(part);
    },
    onLost: () => {
      trustedUntil = 0;
      tell({ kind: 'lost' });
    },
    checkSession,
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'ask') {
      const isRead = isLeader && trustedUntil > Date.now();
      if (isRead) tell({ kind: 'part', part: { message: null, id: reader.lastId } });
    } else if (data.kind === 'lost') trustedUntil = 0;
    else {
      trustedUntil = Date.now() + trustedFor;
      reader.lastId = data.part.id ?? reader.lastId;
      onPart(data.part);
    }
  };
  tell({ kind: 'ask' });
  void lead(name, stopping.signal, () => {
    isLeader = true;
    return keepStream(reader, stopping.signal);
  });
  return {
    isLive: () => trustedUntil > Date.now(),
    stop: () => {
      stopping.abort();
      channel.close();
    },
  };
}

/** Without locks (plain HTTP) no tab leads, and all of them poll. */
async function lead(name: string, signal: AbortSignal, read: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await locks?.request(name, { signal }, read).catch(() => undefined);
}
