import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { AppConfig } from '../config/app-config';

type FromAnswer<T> = (answer: T) => string;
type HeadersOf<T> = { Location?: FromAnswer<T>; ETag?: FromAnswer<T> };

export const AnswerHeaders = <T>(headers: HeadersOf<T>) =>
  applyDecorators(
    RouteConfig({ answerHeaders: headers }),
    ApiExtension('x-answer-headers', Object.keys(headers)),
  );

export function writeAnswerHeaders(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    const { answerHeaders } = request.routeOptions.config as { answerHeaders?: HeadersOf<unknown> };
    for (const [name, of] of Object.entries(answerHeaders ?? {}))
      void reply.header(name, of(answer));
    done(null, answer);
  });
}

/** Helmet runs once at start, because all responses have the same headers. */
export function securityHeaders({ secureCookies }: AppConfig): Record<string, string> {
  const headers: Record<string, string> = {
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(secureCookies) },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secureCookies
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  write({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** The portal's dialogs and toasts set inline styles. */
const contentSecurityPolicy = (isSecure: boolean): Record<string, string[]> => ({
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
  ...(isSecure && { upgradeInsecureRequests: [] }),
});
