import type { StreamPart } from './messages';
import { keepStream } from './stream';

/** After this silence the leader is considered dead. */
const trustedFor = 60_000;

type TabMessage = { kind: 'part'; part: StreamPart } | { kind: 'lost' } | { kind: 'ask' };

interface Options {
  user: string;
  onPart: (part: StreamPart) => void;
  checkSession: () => Promise<unknown>;
}

export interface SharedStream {
  isLive: () => boolean;
  stop: () => void;
}

/**
 * One stream for all tabs of a browser: the tab with the lock reads it and forwards it. When that
 * tab closes, the next one gets the lock and resumes after the last message.
 */
export function shareStream({ user, onPart, checkSession }: Options): SharedStream {
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
