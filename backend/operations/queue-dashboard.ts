import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';
import { mailQueueOf } from '../mail/mail.public';
import { QueueAccess, QUEUES_PATH } from './operations.controller';

/** Read-only: mails are retried and cancelled in the portal, which records it in the audit log. */
export async function serveQueueDashboard(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
): Promise<void> {
  const access = app.get(QueueAccess);
  const board = new FastifyAdapter().setBasePath(QUEUES_PATH);
  const queue = new BullAdapter(mailQueueOf(app), { readOnlyMode: true });
  createBullBoard({ queues: [queue], serverAdapter: board });
  board.setErrorHandler(withoutDetails);
  await fastify.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!(await access.isOpenFor(request))) return reply.redirect('/dashboard/admin', 302);
        if (!['GET', 'HEAD'].includes(request.method)) throw ReadOnly();
        // The dashboard sets a <base> and inline styles.
        const policy = String(reply.getHeader('content-security-policy'));
        return void reply.header(
          'content-security-policy',
          policy.replace("base-uri 'none'", "base-uri 'self'"),
        );
      });
      await scope.register(board.registerPlugin());
    },
    { prefix: QUEUES_PATH },
  );
}

const ReadOnly = () =>
  new AppError(
    'method_not_allowed',
    'method_not_allowed',
    'The queue dashboard only shows. Retry and cancel mails in the portal.',
    { allow: ['GET', 'HEAD'] },
  );

/** The board's own handler would return a stack trace in development. */
function withoutDetails(error: Error): { status: 405 | 500; body: { error: string } } {
  if (error instanceof AppError) return { status: 405, body: { error: error.message } };
  new Logger('queues').error(error, 'The queue dashboard failed');
  return { status: 500, body: { error: 'Something went wrong on our side.' } };
}
