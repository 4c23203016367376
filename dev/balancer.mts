import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

/**
 * A round-robin HTTP proxy in front of several API processes on this machine, so that
 * `npm run start:scaled` shows one address. A deployment uses its own load balancer.
 */
export async function startBalancer(
  address: { host: string; port: number },
  targets: number[],
): Promise<{ stop(): Promise<void> }> {
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, attempt = 0): void => {
    const port = targets[turn++ % targets.length];
    const client = incoming.socket.remoteAddress ?? '';
    const proxied = request({
      host: '127.0.0.1',
      port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, 'x-forwarded-for': client },
    });
    proxied.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      // When one side breaks off, the other is closed too: a truncated answer must not look complete.
      pipeline(response, outgoing, () => undefined);
    });
    proxied.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) {
        outgoing.destroy();
      } else if (error.code === 'ECONNREFUSED' && attempt + 1 < targets.length) {
        // Nothing was sent yet, so another process can take the request.
        forward(incoming, outgoing, attempt + 1);
      } else {
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('No API process answers.\n');
      }
    });
    outgoing.once('close', () => proxied.destroy());
    // The body is sent only once there is a connection: another process can still get all of it.
    proxied.once('socket', (socket) => {
      const send = (): void => void pipeline(incoming, proxied, () => undefined);
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
  };
  const server: Server = createServer((incoming, outgoing) => forward(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 10_000).unref();
      }),
  };
}
