import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../access/actor';
import { LiveStream } from './live-streams';

const actor = {} as Actor;
const text = 'x'.repeat(16 * 1024);

async function connected(
  run: (response: ServerResponse, reader: IncomingMessage) => Promise<void>,
) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const call = get({ port, agent: false });
  call.on('error', () => undefined);
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  const [, response] = await asked;
  response.writeHead(200).flushHeaders();
  const [reader] = await answered;
  reader.on('error', () => undefined);
  try {
    await run(response, reader);
  } finally {
    call.destroy();
    server.closeAllConnections();
    server.close();
  }
}

const mebibytesSent = async (stream: LiveStream, response: ServerResponse, most: number) => {
  let sent = 0;
  while (!response.destroyed && sent < most * 1024 * 1024) {
    stream.send(text);
    sent += text.length;
    await sleep(0);
  }
  return sent / 1024 / 1024;
};

describe('A reader of live updates', () => {
  it('that does not read is dropped once 64 KiB wait for it', () =>
    connected(async (response, reader) => {
      reader.pause();
      const stream = new LiveStream(actor, response);
      stream.catchUp('');
      // Only bytes beyond the socket's buffers count.
      expect(await mebibytesSent(stream, response, 64)).toBeLessThan(64);
      expect(response.destroyed).toBe(true);
      expect(response.writableLength).toBeLessThanOrEqual(64 * 1024 + text.length);
    }));

  it('that reads is not', () =>
    connected(async (response, reader) => {
      reader.resume();
      const stream = new LiveStream(actor, response);
      stream.catchUp('');
      await mebibytesSent(stream, response, 8);
      expect(response.destroyed).toBe(false);
    }));

  it('that cannot catch up is dropped with a thousand messages held for it', () =>
    connected(async (response) => {
      const stream = new LiveStream(actor, response);
      for (let n = 0; n < 1_000; n += 1) stream.send('one');
      expect(response.destroyed).toBe(false);
      stream.send('more');
      expect(response.destroyed).toBe(true);
      await sleep(0);
    }));
});
