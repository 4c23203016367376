import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';
import { AppError } from '../errors/app-error';
import { problemOf } from '../errors/problem.filter';
import { RateLimits } from '../access/rate-limits';
import { KnownRoutes } from './known-routes';
import { BODY_LIMIT_BYTES, readJsonWithin, tooLong } from './request-limits';
import { holdsSecret } from './secret-addresses';

export const createAdapter = (config: AppConfig) =>
  new FastifyAdapter({
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    frameworkErrors: answerFrameworkError,
    // Idle keep-alive connections must not hold up a shutdown.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });

/** Fastify takes a hop count as a function only. */
function trusted(setting: AppConfig['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Everything between the socket and the routes: headers, cookies, compression, what may be asked. */
export async function prepareHttp(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  // JSON only: what is posted to us cannot come from a plain form on another site.
  fastify.removeContentTypeParser('text/plain');
  readJsonWithin(fastify);
  acceptOneClick(fastify);
  const routes = new KnownRoutes();
  routes.watch(fastify);
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.secureCookies
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  await fastify.register(cookie);
  await fastify.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    if (holdsSecret(request.url)) void reply.header('Referrer-Policy', 'no-referrer');
    if (request.url.startsWith('/api')) void reply.header('Cache-Control', 'no-store');
    done(tooLong(request) ?? unreadableFor(request) ?? unreadableToUs(request));
  });
  const limits = app.get(RateLimits);
  fastify.addHook('onRequest', async (request, reply) => {
    const refusal = routes.refusalOf(request);
    if (!refusal) return;
    // Addresses are not guessed without end.
    await limits.count('missing', { ip: request.ip }, reply);
    throw refusal;
  });
}

/** RFC 8058: mail programs post a form to the address in List-Unsubscribe. It is left as text. */
function acceptOneClick(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4_096 },
    (request, body, done) => {
      if (request.routeOptions.url === '/unsubscribe') done(null, body);
      else done(new AppError('unsupported_media_type', 'unsupported_media_type', JSON_ONLY));
    },
  );
}

const JSON_ONLY = 'Send the body as application/json.';

/** Scripts come from us alone. Styles may be inline in the portal: its dialogs and toasts set some. */
function contentSecurityPolicy(config: AppConfig): Record<string, string[]> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(config.secureCookies && { upgradeInsecureRequests: [] }),
  };
}

/** The API speaks JSON; a caller who cannot read it is told at once. */
function unreadableFor(request: FastifyRequest): AppError | undefined {
  const accept = request.headers.accept;
  const isData =
    request.url.startsWith('/api/') && !/^\/api\/(docs|auth\/(google|facebook))/.test(request.url);
  if (!isData || !accept || /json|\*\/\*|application\/\*/.test(accept)) return undefined;
  return new AppError('not_acceptable', 'not_acceptable', 'This API answers application/json.');
}

/** JSON is UTF-8; other encodings would be misread. */
function unreadableToUs(request: FastifyRequest): AppError | undefined {
  const [, charset] = /charset="?([\w-]+)/i.exec(request.headers['content-type'] ?? '') ?? [];
  if (!charset || /^utf-?8$/i.test(charset)) return undefined;
  return new AppError(
    'unsupported_media_type',
    'unsupported_media_type',
    'Send the body in UTF-8.',
  );
}

/** What Fastify refuses before any hook runs, such as an address that cannot be decoded. */
function answerFrameworkError(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('malformed', 'malformed_url', 'This address cannot be read.');
  const problem = problemOf(error, request.url.split('?')[0] ?? '/');
  void reply
    .status(error.status)
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Request-Id', problem.traceId)
    .send(JSON.stringify(problem));
}
