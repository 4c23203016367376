import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { mailQueueOf } from '../mail/mail.public';
import { QueueAccess, QUEUES_PATH } from './queue-access';

/** Bull's dashboard at /ops/queues, for admins who opened it from the portal. Jobs hold ids only. */
export async function serveQueueDashboard(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
): Promise<void> {
  const access = app.get(QueueAccess);
  const board = new FastifyAdapter().setBasePath(QUEUES_PATH);
  createBullBoard({ queues: [new BullAdapter(mailQueueOf(app))], serverAdapter: board });
  await fastify.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!(await access.isOpenFor(request))) return reply.redirect('/dashboard/admin', 302);
        // The dashboard sets a <base> and inline styles of its own.
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
