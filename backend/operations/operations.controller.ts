import { Controller, HttpCode, Injectable, Post, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Requires, type Actor, can, Permission } from '../access/access.public';
import { SignedCookies } from '../http/signed-cookies';
import { Callers } from '../modules/auth/auth.public';
import { Touches } from '../openapi/touches';

export const QUEUES_PATH = '/ops/queues';
const COOKIE = 'queues';
const SECONDS = 600;

/**
 * The dashboard is a page and cannot send a bearer token. An authenticated call sets a cookie for
 * its path, for ten minutes and while the admin's session lives.
 */
@Injectable()
export class QueueAccess {
  constructor(
    private readonly cookies: SignedCookies,
    private readonly callers: Callers,
  ) {}

  open(actor: Actor, reply: FastifyReply): void {
    const { sessionId, userId } = actor;
    this.cookies.set(reply, COOKIE, { sessionId, userId }, { seconds: SECONDS, path: QUEUES_PATH });
  }

  async isOpenFor(request: FastifyRequest): Promise<boolean> {
    const claims = this.cookies.read<{ sessionId: string; userId: string }>(
      request,
      COOKIE,
      QUEUES_PATH,
    );
    if (!claims) return false;
    // The dashboard polls, which must not extend the admin's session.
    const actor = await this.callers.actorOf(claims, { isBackground: true }).catch(() => undefined);
    return Boolean(actor && !actor.needsFactor && can(actor.role, Permission.WatchQueues));
  }
}

export class QueueAccessDto {
  /** Path to open next. */
  @ApiProperty({ example: QUEUES_PATH })
  path: string;
}

@ApiTags('Operations')
@Controller('api/ops')
export class OperationsController {
  constructor(private readonly access: QueueAccess) {}

  /** Open the queue dashboard for ten minutes in this browser. */
  @Post('queue-access')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.WatchQueues, {
    notIdempotent: 'The answer is a cookie, which a stored answer could not set again.',
  })
  openQueueDashboard(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): QueueAccessDto {
    this.access.open(actor, reply);
    return { path: QUEUES_PATH };
  }
}
