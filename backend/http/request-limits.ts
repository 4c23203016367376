import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, malformed } from '../errors/app-error';

export const BODY_LIMIT_BYTES = 64 * 1024;

export const TAKES_LONG_TEXT = { bodyBytes: 6 * BODY_LIMIT_BYTES };
export const TAKES_BATCHES = { bodyBytes: 6 * BODY_LIMIT_BYTES, values: 20_000 };
/** Amazon SNS says that its JSON is text. */
export const JSON_AS_TEXT = { takesJsonAsText: true };
/** The route gets the JSON as it came, because its bytes are signed. */
export const KEEPS_TEXT = { keepsText: true, bodyBytes: 6 * BODY_LIMIT_BYTES };
/** A file of another program as the body. Other routes refuse it. */
export const TAKES_BYTES = { bodyBytes: 10 * 1024 * 1024, takesBytes: true };
/** A caller who sends more may lose the connection before our refusal arrives. */
const REFUSED_BYTES = 64 * 1024 * 1024;
/** Our longest URL, a list with a 100-character search, is half as long. */
const URL_LIMIT = 4_096;
const PATH_LIMIT = 1_024;
export const DEPTH_LIMIT = 32;
/** Members and elements of a body, since validation takes time for each. */
export const VALUE_LIMIT = 2_000;

export function tooLong({ url }: Pick<FastifyRequest, 'url'>): AppError | undefined {
  const queryAt = url.indexOf('?');
  const pathLength = queryAt < 0 ? url.length : queryAt;
  if (url.length <= URL_LIMIT && pathLength <= PATH_LIMIT) return undefined;
  return new AppError('uri_too_long', 'uri_too_long', 'This address is too long.');
}

/**
 * Reads the rest of a body that is too large, where Fastify would close the connection. Browsers do
 * not show an answer that arrives while they are still sending. `limitBodyTime` ends a slow body.
 */
export function answerWhoStillSends(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const bytes = Number(request.headers['content-length'] ?? Number.NaN);
    if (reply.statusCode === 413 && reply.hasHeader('connection') && bytes <= REFUSED_BYTES) {
      reply.removeHeader('connection');
      request.raw.resume();
    }
    done();
  });
}

export function readJsonWithin(fastify: FastifyInstance, refusal: () => AppError): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyBytes } = (route.config ?? {}) as Partial<typeof TAKES_LONG_TEXT>;
    if (bodyBytes) route.bodyLimit = bodyBytes;
  });
  const read = fastify.getDefaultJsonParser('error', 'error');
  const readWithin: FastifyBodyParser<string> = (request, body, done) => {
    const { values } = request.routeOptions.config as Partial<typeof TAKES_BATCHES>;
    const { keepsText } = request.routeOptions.config as Partial<typeof KEEPS_TEXT>;
    const oversized = oversizedShape(body, values);
    if (oversized) done(oversized);
    else if (keepsText) done(null, body);
    // Clients set the header on all calls, also on those that have no body.
    else if (body === '') done(null);
    else void read(request, body, done);
  };
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('application/json', options, readWithin);
  fastify.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (request, body, done) => {
      const { takesBytes } = request.routeOptions.config as Partial<typeof TAKES_BYTES>;
      done(takesBytes ? null : refusal(), body);
    },
  );
  // Other routes refuse it, so that a plain form on another site cannot post to the API.
  fastify.addContentTypeParser<string>('text/plain', options, (request, body, done) => {
    const { takesJsonAsText } = request.routeOptions.config as Partial<typeof JSON_AS_TEXT>;
    if (!takesJsonAsText) return done(refusal());
    readWithin(request, body, done);
  });
}

export function oversizedShape(json: string, most = VALUE_LIMIT): AppError | undefined {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === ',') values += 1;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
      if (depth > DEPTH_LIMIT) return tooDeep();
    } else if (character === ']' || character === '}') depth -= 1;
    if (values > most) return tooMany(most);
  }
  return undefined;
}

const tooDeep = malformed(
  'json_too_deep',
  `The request body is nested more than ${DEPTH_LIMIT} levels deep.`,
);

const tooMany = (most: number) =>
  new AppError(
    'malformed',
    'json_too_many_values',
    `The request body has more than ${most} values.`,
  );
