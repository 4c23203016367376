import type { LoggerService } from '@nestjs/common';
import pino, { type Logger as Pino } from 'pino';
import { requestContext } from '../context/request-context';

const REDACTED = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'email',
  'contactEmail',
  'authorization',
  'cookie',
].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

export function createPino(level: string, name: string): Pino {
  return pino({
    name,
    level,
    redact: { paths: REDACTED, censor: '[redacted]' },
    mixin: () => {
      const context = requestContext.current();
      return context ? { traceId: context.traceId } : {};
    },
    serializers: { err: serializeError },
  });
}

/** Drops a database error's `parameters`, `detail` and `query`, which contain personal data. */
function serializeError(error: Error & { code?: string; constraint?: string }) {
  return {
    type: error.name,
    message: error.message.split('\n')[0],
    code: error.code,
    constraint: error.constraint,
    stack: error.stack,
  };
}

const NEST_CHATTER = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory'];

export class NestPino implements LoggerService {
  constructor(readonly pino: Pino) {}

  log = (message: unknown, ...rest: unknown[]) => this.write('info', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);

  private write(asked: pino.Level, message: unknown, rest: unknown[]): void {
    const texts = rest.filter((part): part is string => typeof part === 'string');
    const context = texts.at(-1);
    const level = asked === 'info' && context && NEST_CHATTER.includes(context) ? 'debug' : asked;
    if (message instanceof Error) {
      this.pino[level]({ err: message, context }, texts.length > 1 ? texts[0] : message.message);
    } else if (typeof message === 'object' && message !== null) {
      this.pino[level]({ ...message, context }, texts.length > 1 ? texts[0] : undefined);
    } else {
      this.pino[level]({ context }, String(message));
    }
  }
}
