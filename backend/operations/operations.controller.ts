import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Requires } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Permission } from '../access/permission';
import { QueueAccess, QUEUES_PATH } from './queue-access';

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
