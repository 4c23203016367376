import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

export const TAKES_FILES = { takesFiles: true };

export const takesFiles = ({ routeOptions: { config } }: Pick<FastifyRequest, 'routeOptions'>) =>
  (config as Partial<typeof TAKES_FILES>).takesFiles === true;

/** A refused form up to this size is answered as not being JSON, a larger one as too large. */
const JUDGED_BYTES = 4_096;

const BODY_MS = 30_000;

/** Node's limit for all routes: a file may arrive over a slow connection. */
export const UPLOAD_MS = 15 * 60_000;

export function readMultipart(fastify: FastifyInstance, refusal: () => AppError): void {
  fastify.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (takesFiles(request)) return done(null, undefined);
    drain(payload).then(() => done(refusal()), done);
  });
  fastify.addContentTypeParser('message/rfc822', (request, _payload, done) =>
    takesFiles(request) ? done(null, undefined) : done(refusal()),
  );
}

async function drain(payload: IncomingMessage): Promise<void> {
  let bytes = 0;
  // Destroyed, the request would take the connection with it, and our answer.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > JUDGED_BYTES) {
      throw new AppError('too_large', 'payload_too_large', 'The request body is too large.');
    }
  }
}

export function limitBodyTime(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.raw) && !takesFiles(request)) endAfter(request.raw, BODY_MS);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function endAfter(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => {
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  }, ms);
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
}
