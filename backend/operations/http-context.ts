import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { requestContext, type RequestContext } from '../context/request-context';
import { beginSpan } from '../context/tracing';
import { isStream } from '../http/background-call';
import type { Metrics } from './metrics';

export function observeRequests(fastify: FastifyInstance, logger: Logger, metrics: Metrics): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const context: RequestContext = {
      traceId: request.id,
      ip: isIP(request.ip) ? request.ip : undefined,
      userAgent: request.headers['user-agent']?.slice(0, 200),
    };
    requestContext.run(context, () => {
      const route = request.routeOptions.url ?? 'unmatched';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      context.span = beginSpan(`${request.method} ${route}`, { kind: 'server', attributes });
      done();
    });
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // The URL may contain ids and tokens.
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = { method: request.method, route, status: reply.statusCode };
    // The duration of a stream is not a response time.
    if (!isStream(request) || reply.statusCode !== 200) {
      metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    }
    const line = { ...labels, ms: Math.round(reply.elapsedTime) };
    const span = requestContext.current()?.span;
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail();
    span?.end();
    if (route.startsWith('/api')) logger.info(line, 'request');
    else logger.debug(line, 'request');
    done();
  });
}
