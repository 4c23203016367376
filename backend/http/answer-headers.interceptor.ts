import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

const ANSWER_HEADERS = 'http:answer-headers';

type FromAnswer<T> = (answer: T) => string;

/** Headers that follow from the answer: where a new thing is, or which version was read. */
export const AnswerHeaders = <T>(headers: { Location?: FromAnswer<T>; ETag?: FromAnswer<T> }) =>
  applyDecorators(
    SetMetadata(ANSWER_HEADERS, headers),
    ApiExtension('x-answer-headers', Object.keys(headers)),
  );

/** Global, and outside the idempotency interceptor, so that a replayed answer has its headers too. */
@Injectable()
export class AnswerHeadersInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const headers = this.reflector.get<Record<string, FromAnswer<unknown>> | undefined>(
      ANSWER_HEADERS,
      context.getHandler(),
    );
    if (!headers) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((answer) => {
        for (const [name, of] of Object.entries(headers)) void reply.header(name, of(answer));
      }),
    );
  }
}
