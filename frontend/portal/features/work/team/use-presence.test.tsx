import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { keepSession } from '../../../../api/session-store';
import { answerCalls, show } from '../../../../testing/components';
import { startLive } from '../../../live/live';
import { usePresence } from './use-presence';

// jsdom has none.
globalThis.BroadcastChannel ??= BroadcastChannel as never;

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const Others = () => <p>{usePresence('r-1').join(', ') || 'Nobody'}</p>;

it('Who else is here is asked again after a connection, because signals are not repeated', async () => {
  const claims = btoa(JSON.stringify({ sub: 'ada' }));
  keepSession({ token: `h.${claims}.s` }, false);
  let ids: string[] = [];
  answerCalls(({ path }) => ({
    body: path.startsWith('/api/queue/presence')
      ? { people: ids }
      : { colleagues: [{ _id: 'tom', firstName: 'Tom' }] },
  }));
  // Another tab holds the stream and passes its messages on.
  const leader = new BroadcastChannel('fenwright.live.ada');
  stops.push(startLive(new QueryClient()), () => leader.close());
  show(<Others />);
  await screen.findByText('Nobody');
  ids = ['tom'];
  leader.postMessage({ kind: 'part', part: { message: { event: 'ready' }, id: null } });
  await waitFor(() => expect(screen.getByText('Tom')).toBeTruthy());
});
