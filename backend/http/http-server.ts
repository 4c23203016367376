import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config';
import { traceIdFrom } from '../context/request-context';
import { AppError } from '../errors/app-error';
import { problemOf } from '../errors/problem.filter';
import { writeAnswerHeaders, securityHeaders } from './answer-headers';
import { KnownRoutes, withoutStablePrefix } from './known-routes';
import { limitBodyTime, readMultipart, UPLOAD_MS } from './multipart-bodies';
import { answerWhoStillSends, BODY_LIMIT_BYTES, readJsonWithin, tooLong } from './request-limits';
import { holdsSecret } from './secret-addresses';

export const createAdapter = (config: AppConfig) =>
  new FastifyAdapter({
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    rewriteUrl: ({ url }: { url?: string | undefined }) => withoutStablePrefix(url ?? '/'),
    genReqId: ({ headers }: IncomingMessage) => traceIdFrom(headers['x-request-id']),
    requestTimeout: UPLOAD_MS,
    http: { headersTimeout: 30_000 },
    frameworkErrors: frameworkErrorsWith(securityHeaders(config)),
    // Idle keep-alive connections must not delay shutdown.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });

function trusted(setting: AppConfig['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

export type CountMiss = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type CountRefused = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export async function prepareHttp(
  app: NestFastifyApplication,
  config: AppConfig,
  { countMiss, countRefused }: { countMiss: CountMiss; countRefused: CountRefused },
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  readJsonWithin(fastify, jsonOnly);
  acceptForms(fastify);
  acceptAnyOneClick(fastify);
  readMultipart(fastify, jsonOnly);
  limitBodyTime(fastify);
  answerWhoStillSends(fastify);
  const routes = new KnownRoutes();
  routes.watch(fastify);
  writeAnswerHeaders(fastify);
  await fastify.register(cookie);
  await fastify.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  const always = securityHeaders(config);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(always);
    if (holdsSecret(request.url)) void reply.header('Referrer-Policy', 'no-referrer');
    if (request.url.startsWith('/api')) void reply.header('Cache-Control', 'no-store');
    done(tooLong(request) ?? notAcceptable(request) ?? unsupportedCharset(request));
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const refusal = routes.refusalOf(request);
    if (!refusal) return;
    await countMiss(request, reply);
    throw refusal;
  });
  fastify.addHook('onSend', async (request, reply) => {
    const isCounted = reply.hasHeader('RateLimit') || !request.url.startsWith('/api/');
    if (!isCounted) await countRefused(request, reply);
  });
}

export const TAKES_FORMS = { takesForms: true };

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = '/unsubscribe';

/** The site's own forms, and mail programs that post to the List-Unsubscribe address (RFC 8058). */
function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: 4_096 },
    ({ routeOptions: { url, config } }, body, done) => {
      const isForm = (config as Partial<typeof TAKES_FORMS>).takesForms || url === ONE_CLICK;
      if (isForm) done(null, body);
      else done(jsonOnly());
    },
  );
}

/** Mail programs send other bodies and types than they should. The token in the address is the proof. */
function acceptAnyOneClick(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url === ONE_CLICK) request.raw.headers['content-type'] = FORM;
    done();
  });
}

const jsonOnly = () =>
  new AppError(
    'unsupported_media_type',
    'unsupported_media_type',
    'Send the body as application/json.',
  );

function notAcceptable(request: FastifyRequest): AppError | undefined {
  const accept = request.headers.accept;
  const isData =
    request.url.startsWith('/api/') &&
    !/^\/api\/(docs|stream|attachments|auth\/(google|facebook))/.test(request.url);
  const isKnown = /json|\*\/\*|application\/|text\/csv|message\/rfc822/.test(accept ?? '');
  if (!isData || !accept || isKnown) return undefined;
  return new AppError('not_acceptable', 'not_acceptable', 'This API answers application/json.');
}

function unsupportedCharset(request: FastifyRequest): AppError | undefined {
  const [, charset] = /charset="?([\w-]+)/i.exec(request.headers['content-type'] ?? '') ?? [];
  if (!charset || /^utf-?8$/i.test(charset)) return undefined;
  return new AppError(
    'unsupported_media_type',
    'unsupported_media_type',
    'Send the body in UTF-8.',
  );
}

/** Fastify raises these before any hook runs, e.g. for an address that cannot be decoded. */
const frameworkErrorsWith =
  (headers: Record<string, string>) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const error = new AppError('malformed', 'malformed_url', 'This address cannot be read.');
    const problem = problemOf(error, request.url.split('?')[0] ?? '/');
    void reply
      .status(error.status)
      .headers(headers)
      .header('Content-Type', 'application/problem+json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Request-Id', problem.traceId)
      .send(JSON.stringify(problem));
  };
