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

export async function freePort(preferred?: number): Promise<number> {
  const kept = preferred === undefined ? undefined : await tryPort(preferred);
  const port = kept ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free port on the loopback address.');
  return port;
}
