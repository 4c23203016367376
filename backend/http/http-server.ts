import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';
import { AppError } from '../errors/app-error';
import { KnownRoutes } from './known-routes';

const BODY_LIMIT_BYTES = 64 * 1024;

export const createAdapter = (config: AppConfig) =>
  new FastifyAdapter({
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
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
  const routes = new KnownRoutes();
  routes.watch(fastify);
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.secureCookies
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  });
  await fastify.register(cookie);
  await fastify.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api')) void reply.header('Cache-Control', 'no-store');
    done(routes.refusalOf(request) ?? unreadableFor(request));
  });
}

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
