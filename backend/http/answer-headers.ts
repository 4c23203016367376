import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

type FromAnswer<T> = (answer: T) => string;
type HeadersOf<T> = { Location?: FromAnswer<T>; ETag?: FromAnswer<T> };

export const AnswerHeaders = <T>(headers: HeadersOf<T>) =>
  applyDecorators(
    RouteConfig({ answerHeaders: headers }),
    ApiExtension('x-answer-headers', Object.keys(headers)),
  );

/** Runs for every JSON response, including replayed ones, but not for problems. */
export function writeAnswerHeaders(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    const { answerHeaders } = request.routeOptions.config as { answerHeaders?: HeadersOf<unknown> };
    for (const [name, of] of Object.entries(answerHeaders ?? {}))
      void reply.header(name, of(answer));
    done(null, answer);
  });
}
