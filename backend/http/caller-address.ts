import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** One spelling of an address. Some gateways add the port, and link-local peers have a zone. */
export function plainAddress(text: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  const [address = ''] = (ipv6 ?? ipv4 ?? text).split('%');
  return isIP(address) ? ipaddr.process(address).toString() : text;
}

/** Runs before all hooks that read `ip`, which limits, sessions and the audit log are kept by. */
export function readCallerAddress(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') {
      const chain = forwarded.split(',').map((entry) => plainAddress(entry.trim()));
      headers['x-forwarded-for'] = chain.join(', ');
    }
    Object.defineProperty(request, 'ip', { value: plainAddress(request.ip) });
    done();
  });
}
