import { createServer } from 'node:net';

/** Returns the port if it is free, else undefined. */
export function tryPort(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const free = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(free));
    });
  });
}

/** Below the ports that the system gives to outgoing connections. */
const FIRST = 10_000;
const EACH = 1_000;

/** Of Jest's or Playwright's worker. Two of them that try the same port at once would both get it. */
const slot =
  Number(process.env.JEST_WORKER_ID ?? 0) + 8 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

let tried = 0;

/** Nothing listens on it yet, and no other test worker of this run is given it. */
export async function freePort(preferred?: number): Promise<number> {
  const kept = preferred === undefined ? undefined : await tryPort(preferred);
  if (kept !== undefined) return kept;
  for (let tries = 0; tries < EACH; tries += 1) {
    const port = await tryPort(FIRST + EACH * slot + (tried++ % EACH));
    if (port !== undefined) return port;
  }
  throw new Error('No free port on the loopback address.');
}
