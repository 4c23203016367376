import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

type FromAnswer<T> = (answer: T) => string;
type HeadersOf<T> = { Location?: FromAnswer<T>; ETag?: FromAnswer<T> };

/** Headers that follow from the answer: where a new thing is, or which version was read. */
export const AnswerHeaders = <T>(headers: HeadersOf<T>) =>
  applyDecorators(
    RouteConfig({ answerHeaders: headers }),
    ApiExtension('x-answer-headers', Object.keys(headers)),
  );

/** Runs where an answer is about to become JSON: also a replayed one, never a problem. */
export function writeAnswerHeaders(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    const { answerHeaders } = request.routeOptions.config as { answerHeaders?: HeadersOf<unknown> };
    for (const [name, of] of Object.entries(answerHeaders ?? {}))
      void reply.header(name, of(answer));
    done(null, answer);
  });
}
