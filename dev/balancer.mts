import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

const PROBE_MS = 200;
/** As long as balancers keep theirs: closing one while a call is sent on it fails that call. */
const KEEP_ALIVE_MS = 60_000;

/**
 * A round-robin HTTP proxy in front of several API processes, so `npm run start:scaled` has one
 * address. Like a deployment's load balancer, it skips a process whose `/health/ready` fails.
 */
export async function startBalancer(
  address: { host: string; port: number },
  targets: number[],
): Promise<{ stop(): Promise<void> }> {
  let turn = 0;
  const ready = new Set(targets);
  const probing = setInterval(() => {
    for (const port of targets) {
      void isReady(port).then((is) => (is ? ready.add(port) : ready.delete(port)));
    }
  }, PROBE_MS);
  const next = (): number | undefined => {
    const open = ready.size > 0 ? targets.filter((port) => ready.has(port)) : targets;
    return open[turn++ % open.length];
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, attempt = 0): void => {
    const port = next();
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
      // If one side breaks off, close the other, so a truncated response does not look complete.
      pipeline(response, outgoing, () => undefined);
    });
    proxied.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) {
        outgoing.destroy();
      } else if (error.code === 'ECONNREFUSED' && attempt + 1 < targets.length) {
        forward(incoming, outgoing, attempt + 1);
      } else {
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('No API process answers.\n');
      }
    });
    outgoing.once('close', () => proxied.destroy());
    // Send the body only after connecting, so it can still go to another process.
    proxied.once('socket', (socket) => {
      const send = (): void => void pipeline(incoming, proxied, () => undefined);
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
  };
  const server: Server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) =>
    forward(incoming, outgoing),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        clearInterval(probing);
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 10_000).unref();
      }),
  };
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(5 * PROBE_MS);
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).catch(() => null);
  return answer?.ok === true;
}
