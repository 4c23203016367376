import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { RateLimits } from '../../access/rate-limits';
import type { AppConfig } from '../../config/app-config';
import { appErrorOf, retryAfterOf } from '../../errors/problem.filter';
import { publicPagePolicy } from '../built-site';
import type { ServedPages } from '../served-pages';

/** Pages of one visitor: counted, kept by nobody, and named to no other site. */
export function privatePages(
  app: INestApplicationContext,
  { thirdParties }: Pick<AppConfig, 'thirdParties'>,
  pages: ServedPages,
) {
  const limits = app.get(RateLimits);
  const policy = publicPagePolicy(thirdParties);
  const logger = new Logger('booking');

  const send = (reply: FastifyReply, html: string) =>
    policy(reply, '/book')
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);

  const missing = (reply: FastifyReply) => send(reply.status(404), pages.draw('no-call', {}, {}));

  const count = ({ ip }: FastifyRequest, reply: FastifyReply) =>
    limits.count('anonymous', { ip }, reply);

  const fail = (thrown: unknown, reply: FastifyReply) => {
    const error = appErrorOf(thrown, logger);
    const retryAfter = retryAfterOf(error);
    if (retryAfter) void reply.header('Retry-After', String(retryAfter));
    return send(reply.status(error.status), pages.draw('not-now', { message: error.message }, {}));
  };
  const withErrors: RouteShorthandOptions = {
    errorHandler: (thrown, _request, reply) => void fail(thrown, reply),
  };

  return { count, send, missing, fail, withErrors, logger };
}
