import { STATUS_CODES } from 'node:http';
import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestContext } from '../context/request-context';
import { AppError, ErrorKind, STATUS_OF_KIND } from './app-error';
import type { ErrorCode } from './error-codes';
import { type Problem, problemType } from './problem.dto';

const KIND_OF_STATUS = new Map(
  Object.entries(STATUS_OF_KIND).map(([kind, status]) => [status as number, kind as ErrorKind]),
);

const FRAMEWORK_ERRORS: Partial<Record<ErrorKind, [code: ErrorCode, message: string]>> = {
  malformed: ['malformed_json', 'The request body is not valid JSON.'],
  unauthenticated: ['unauthenticated', 'Please sign in.'],
  forbidden: ['forbidden', 'You do not have access to this.'],
  missing: ['not_found', 'There is nothing at this address.'],
  method_not_allowed: ['method_not_allowed', 'This address does not answer that method.'],
  too_large: ['payload_too_large', 'The request body is larger than 64 KiB.'],
  unsupported_media_type: ['unsupported_media_type', 'Send the body as application/json.'],
  stale: ['precondition_failed', 'This is not the version that your headers ask for.'],
  unsatisfiable_range: ['range_not_satisfiable', 'This range is not in the file.'],
  unavailable: ['unavailable', 'The service is unavailable for a moment. Please try again.'],
};

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = appErrorOf(thrown, this.logger);
    if (reply.sent || reply.raw.headersSent) return;
    if (error.kind === 'unauthenticated') reply.header('WWW-Authenticate', 'Bearer');
    const retryAfter = retryAfterOf(error);
    if (retryAfter) reply.header('Retry-After', String(retryAfter));
    if (error.extras.allow) reply.header('Allow', error.extras.allow.join(', '));
    for (const name of ['Content-Encoding', 'Content-Disposition']) reply.removeHeader(name);
    void reply
      .status(error.status)
      .header('Content-Type', 'application/problem+json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(JSON.stringify(problemOf(error, request.url.split('?')[0] ?? '/')));
  }
}

export function appErrorOf(thrown: unknown, logger: Logger): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = statusOf(thrown);
  const kind = KIND_OF_STATUS.get(status);
  const known = kind && FRAMEWORK_ERRORS[kind];
  if (known) return new AppError(kind, ...known);
  if (status < 500) return new AppError('malformed', 'malformed', 'This request cannot be read.');
  if (isAway(thrown)) {
    logger.error(thrown, 'A service we depend on is away or overloaded');
    return new AppError('unavailable', ...FRAMEWORK_ERRORS.unavailable!, {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
  logger.error(thrown, 'Unexpected failure');
  return new AppError(
    'internal',
    'internal_error',
    'Something went wrong on our side. Please try again.',
  );
}

export function retryAfterOf({ kind, extras }: AppError): number | undefined {
  return extras.retryAfter ?? (kind === 'unavailable' ? RETRY_AFTER_SECONDS : undefined);
}

export function problemOf(error: AppError, instance: string): Problem {
  const { errors, current, retryAfter } = error.extras;
  return {
    type: problemType(error.code),
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    instance,
    code: error.code,
    message: error.message,
    traceId: requestContext.traceId(),
    ...(errors && { errors }),
    ...(current !== undefined && { current: current as Record<string, unknown> }),
    ...(retryAfter && { retryAfter }),
  };
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status < 500 ? status : 500;
}

const RETRY_AFTER_SECONDS = 5;

const SYSTEM_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
];

const SQL_STATES = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P0[34]|40P01|40001)$/;

/**
 * Errors of pg, TypeORM and ioredis without a code. "Already released": a transaction lost its
 * connection between statements.
 */
const MESSAGES =
  /Connection terminated|already released|timeout exceeded when trying to connect|Client has encountered a connection error|Connection is closed|Stream isn't writeable|Driver not Connected/;

function isAway(thrown: unknown): boolean {
  const { code = '', message = '' } = (thrown ?? {}) as { code?: string; message?: string };
  return SYSTEM_ERRORS.includes(code) || SQL_STATES.test(code) || MESSAGES.test(message);
}
